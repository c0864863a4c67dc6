import { departureStatusAt, type Instant } from '@shuttle/domain'
import type { SeatsOnLine, StuckPayment } from '@shuttle/wire/staff'
import type { findSeatsOfDay } from './today.repository'
import type { selectStuckPayments, Waiting } from './waiting.repository'

/** Open tasks in all currencies, and the sum of each currency. */
export const presentWaiting = <Currency extends string>(rows: ReadonlyArray<Waiting<Currency>>) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  sums: rows.map(({ currency, total }) => ({ currency, total })),
  oldestAt: rows.length === 0 ? undefined : Math.min(...rows.map(({ oldest }) => oldest)),
})

type StuckPaymentRow = Awaited<ReturnType<ReturnType<typeof selectStuckPayments>['executeTakeFirstOrThrow']>>

export const presentStuckPayment = (row: StuckPaymentRow): StuckPayment => ({
  orderNo: row.order_no,
  requestNo: row.request_no,
  payType: row.provider,
  total: row.amount_cents,
  currency: row.currency,
  openedAt: row.created_at,
  unansweredSince: row.unanswered_since ?? row.created_at,
  attempts: row.checks,
})

export const presentSeats = (
  { quotas, departures }: Awaited<ReturnType<typeof findSeatsOfDay>>,
  now: Instant,
): SeatsOnLine[] => [
  ...quotas.map(({ isClosed, ...seats }) => ({
    ...seats,
    beginTime: undefined,
    status: isClosed ? ('closed' as const) : undefined,
  })),
  ...departures.map((departure) => ({
    ...{ lineCode: departure.lineCode, fareType: 'reserved' as const, beginTime: departure.beginTime },
    ...{ capacity: departure.capacity, sold: departure.sold, status: departureStatusAt(departure, now) },
  })),
]
