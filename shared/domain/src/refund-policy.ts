import type { CivilDate } from './civil-date'
import type { FareType } from './fare-type'
import type { Cents } from './money'

/** One step of the fee. The steps of a policy are asked in their order; the first that fits counts. */
export interface RefundTier {
  /**
   * On the clock `sinceSale`: up to so many minutes after the sale. On `beforeDeparture`: so many minutes before departure
   * or more. Both include the minute itself (exactly 2:00:00 is still the lower fee). Undefined: any time.
   */
  minutes: number | undefined
  /** Fee as a share of the fare of a ticket: 1000 is 10 %. */
  basisPoints: number
}

/**
 * What a refund costs and until when there is one: one version, dated by the day of sale (D1.1).
 * An order stores the version it was sold under; note, terms and charge are read from the same record.
 */
export interface RefundPolicy {
  /** Never used again for other terms: orders name it. */
  id: string
  /** First day of sale it holds for, business time; undefined: always before. */
  from: CivilDate | undefined
  /** First day of sale it no longer holds for; undefined: for ever. */
  until: CivilDate | undefined
  clock: 'sinceSale' | 'beforeDeparture'
  /** At least one. Where the last has a limit too, no rule holds after it. */
  tiers: readonly RefundTier[]
  /** No refund from so many minutes before departure on; 0: until the ticket expires. */
  cutoffMinutes: number
  /** False: the service refunds no ticket by itself, staff decide on a request. */
  isAutomatic: boolean
  /** Of the fee of one ticket, half up: to the cent, or to the whole unit. */
  rounding: 'cent' | 'unit'
  /** At least so much for a ticket, never more than its fare. */
  minimumFee: Cents
  /** Orders that used a coupon: by hand only, or the part paid in money comes back. */
  couponOrders: 'byHand' | 'cashPart'
  /** Tickets with a concession: as all others, or by hand only. */
  discountedTickets: 'asOthers' | 'byHand'
  /** Empty: every line. */
  lineCodes: readonly string[]
  /** Empty: every fare type. */
  fareTypes: readonly FareType[]
  /** A disrupted service gives the whole fare back. */
  isForceMajeureFull: boolean
  /** So many days after the sale a refund can be asked for; undefined: as long as the ticket holds. */
  windowDays: number | undefined
  /** Staff pause automatic refunds of the line now, beside these terms; missing in a version that no line names. */
  isPaused?: boolean | undefined
}

/** What is sold: policies for some lines or fare types stand before those for all. */
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
 * The policy under which a ticket is sold on `date`: of those in force the one that names most of the product, then the one
 * that began last. Without a product, the general one. Undefined when no row holds on that day.
 */
export const refundPolicyAt = (
  policies: readonly RefundPolicy[],
  date: CivilDate,
  product?: SoldProduct,
): RefundPolicy | undefined =>
  policies
    .filter((policy) => isInForce(policy, date) && concerns(policy, product))
    .sort((a, b) => special(b) - special(a) || (b.from ?? '').localeCompare(a.from ?? ''))[0]
