import type { CivilDate } from './civil-date'
import type { FareType } from './fare-type'
import type { Cents } from './money'

/** One tier of the fee. The tiers of a policy are evaluated in order; the first match counts. */
export interface RefundTier {
  /**
   * On the clock `sinceSale`: at most this many minutes after the sale; on `beforeDeparture`: at least this many before
   * it. Both include the minute itself (exactly 2:00:00 is still the lower fee). Undefined: any time.
   */
  minutes: number | undefined
  /** Fee as a share of the fare of a ticket: 1000 is 10 %. */
  basisPoints: number
}

/**
 * Cost and end of refunds: one version, dated by the day of sale (D1.1). An order stores the version it was sold under;
 * note, terms and charge are read from the same record.
 */
export interface RefundPolicy {
  /** Never reused for other terms: orders refer to it. */
  id: string
  /** First day of sale it holds for, business time; undefined: no beginning. */
  from: CivilDate | undefined
  /** First day of sale it no longer holds for; undefined: no end. */
  until: CivilDate | undefined
  clock: 'sinceSale' | 'beforeDeparture'
  /** At least one. Where the last has a limit too, no tier applies after it. */
  tiers: readonly RefundTier[]
  /** No refund from this many minutes before departure on; 0: until the ticket expires. */
  cutoffMinutes: number
  /** False: the service refunds no ticket automatically, staff decide on a request. */
  isAutomatic: boolean
  /** Rounding of one ticket's fee, half up: to the cent, or to the whole unit. */
  rounding: 'cent' | 'unit'
  /** Minimum fee of a ticket, never more than its fare. */
  minimumFee: Cents
  /** Orders that used a coupon: by staff only, or the part paid in money is refunded. */
  couponOrders: 'byHand' | 'cashPart'
  /** Tickets with a concession: as all others, or by staff only. */
  discountedTickets: 'asOthers' | 'byHand'
  /** Empty means every line. */
  lineCodes: readonly string[]
  /** Empty means every fare type. */
  fareTypes: readonly FareType[]
  /** A disrupted service refunds the whole fare. */
  isForceMajeureFull: boolean
  /** Days after the sale within which a refund can be requested; undefined: as long as the ticket is valid. */
  windowDays: number | undefined
  /** Automatic refunds of the line are paused now, beside these terms; missing in a version that no line names. */
  isPaused?: boolean | undefined
}

/** A product: policies for some lines or fare types precede those for all. */
export interface SoldProduct {
  lineCode: string
  fareType: FareType
}

const isInForce = ({ from, until }: RefundPolicy, date: CivilDate): boolean =>
  (from === undefined || from <= date) && (until === undefined || date < until)

const concerns = (policy: RefundPolicy, product: SoldProduct | undefined): boolean => {
  const isGeneral = policy.lineCodes.length === 0 && policy.fareTypes.length === 0
  if (product === undefined) return isGeneral
  const line = policy.lineCodes.length === 0 || policy.lineCodes.includes(product.lineCode)
  return line && (policy.fareTypes.length === 0 || policy.fareTypes.includes(product.fareType))
}

const special = (policy: RefundPolicy): number =>
  (policy.lineCodes.length > 0 ? 2 : 0) + (policy.fareTypes.length > 0 ? 1 : 0)

/**
 * The policy under which a ticket is sold on `date`: of those in force the one that names most of the product, then the
 * one that began last. Without a product, the general one. Undefined when no policy holds on that day.
 */
export const refundPolicyAt = (
  policies: readonly RefundPolicy[],
  date: CivilDate,
  product?: SoldProduct,
): RefundPolicy | undefined =>
  policies
    .filter((policy) => isInForce(policy, date) && concerns(policy, product))
    .sort((a, b) => special(b) - special(a) || (b.from ?? '').localeCompare(a.from ?? ''))[0]
