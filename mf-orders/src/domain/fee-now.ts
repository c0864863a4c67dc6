import type { Order } from '@shuttle/calls'
import {
  feeDeparture,
  type Instant,
  nextRefundTierAt,
  refundClosesAt,
  refundRateAt,
  toDepartureInstant,
} from '@shuttle/domain'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The refund fee at one instant, in basis points, and how long it applies. */
export interface FeeNow {
  /** The rates differ where the fee depends on the departure of each leg. */
  lowest: number
  highest: number
  /**
   * First instant of the next fee, its rate, and since when the current one
   * applies; undefined where it does not change.
   */
  next: { at: Instant; rate: number; since: Instant } | undefined
  /** First instant at which nothing can be refunded any more. */
  closesAt: Instant
}

type SoldOrder = Pick<
  Order,
  'outbound' | 'inbound' | 'fareType' | 'placedAt' | 'refundPolicy' | 'changedFrom' | 'notices'
> & {
  tickets: readonly Pick<Order['tickets'][number], 'state' | 'direction'>[]
}

/** Departures of the tickets that are still valid. */
const listDepartures = ({ outbound, inbound, fareType, tickets }: SoldOrder): Instant[] => {
  if (fareType !== 'day' && fareType !== 'night' && fareType !== 'reserved') return []
  const valid = tickets.filter(({ state }) => state === 'valid')
  const rides = valid.map(({ direction }) => (direction === 'inbound' && inbound ? inbound : outbound))
  return [...new Set(rides)].map(({ date, beginTime }) => toDepartureInstant(date, fareType, beginTime || undefined))
}

/** Minutes by which a ride of the order is late; undefined while all are on time. */
const findDelayMinutes = ({ notices = [] }: SoldOrder): number | undefined => {
  const late = notices.filter(({ kind }) => kind === 'late').map(({ minutes }) => minutes)
  return late.length === 0 ? undefined : Math.max(...late)
}

/**
 * The fee at `now` under the policy the order was sold under, none while a ride is late; undefined without a known
 * policy or a refundable ticket.
 */
export const getFeeNow = (order: SoldOrder, now: Instant): FeeNow | undefined => {
  const { refundPolicy: policy, placedAt: soldAt, changedFrom } = order
  const departures = listDepartures(order)
  const delayMinutes = findDelayMinutes(order)
  if (!policy || departures.length === 0) return undefined
  // Both legs are refunded together, so the first cutoff closes both.
  const closesAt = Math.min(
    ...departures.map((departsAt) => refundClosesAt(policy, { soldAt, departsAt, changedFrom, delayMinutes })),
  )
  if (now >= closesAt) return undefined
  const ratesAt = (at: Instant) =>
    departures.map((departsAt) => refundRateAt(policy, { soldAt, departsAt, changedFrom, delayMinutes, now: at }))
  const at = Math.min(
    ...departures.map(
      (departsAt) =>
        nextRefundTierAt(policy, { soldAt, departsAt, changedFrom, delayMinutes, now }) ?? Number.POSITIVE_INFINITY,
    ),
  )
  const edges = policy.tiers.flatMap(({ minutes = 0 }) =>
    policy.clock === 'sinceSale'
      ? [soldAt + minutes * MINUTE_MS]
      : departures.map((departsAt) => feeDeparture({ departsAt, changedFrom }) - minutes * MINUTE_MS),
  )
  const rates = ratesAt(now)
  return {
    lowest: Math.min(...rates),
    highest: Math.max(...rates),
    next:
      at < closesAt
        ? { at, rate: Math.max(...ratesAt(at)), since: Math.max(soldAt, ...edges.filter((edge) => edge < now)) }
        : undefined,
    closesAt,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** `1:21:42` until an instant, whole seconds rounded up; undefined from one day on, where seconds do not matter. */
export const formatTimeLeft = (until: Instant, now: Instant): string | undefined => {
  const left = until - now
  if (left >= DAY_MS) return undefined
  // A fee includes its last millisecond, so the next fee begins a millisecond after a whole second.
  const seconds = Math.max(0, Math.ceil((left - 1) / 1000))
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
