import { DEPARTURE_STATUSES, departureStatusAt, type Instant } from '@shuttle/domain'
import type { seatsRow, soldRow, stuckPaymentRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireCurrency, wireFareType } from '../../http/wire-codes.presenter'
import type { findSeatsOfDay, SoldOnLine } from './today.repository'
import type { selectStuckPayments, Waiting } from './waiting.repository'

const least = (values: readonly number[]): number => Math.min(...values)

/** `toCode` for money whose currency its provider spelled. */
export const presentWaiting = (rows: readonly Waiting[], toCode = (currency: string) => currency) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  sums: rows.map(({ currency, total }) => ({ currency: toCode(currency), total })),
  ...(rows.length > 0 && { oldestTime: wireMoment(least(rows.map(({ oldest }) => oldest))) }),
})

/** The same of orders, whose currencies are ours. */
export const presentOrdersWaiting = (rows: readonly Waiting[]) =>
  presentWaiting(rows, (currency) => wireCurrency(currency === 'CNY' ? 'CNY' : 'HKD'))

type StuckPayment = Awaited<ReturnType<ReturnType<typeof selectStuckPayments>['executeTakeFirstOrThrow']>>

export const presentStuckPayment = (row: StuckPayment): z.infer<typeof stuckPaymentRow> => ({
  orderNo: row.order_no,
  requestNo: row.request_no,
  payType: row.provider,
  total: row.amount_cents,
  currency: wireCurrency(row.currency),
  openedTime: wireMoment(row.created_at),
  unansweredTime: wireMoment(row.silent_since ?? row.created_at),
  attempts: row.checks,
})

export const presentSold = ({ currency, ...sold }: SoldOnLine): z.infer<typeof soldRow> => ({
  ...sold,
  currency: wireCurrency(currency),
})

export const presentSeats = (
  { quotas, departures }: Awaited<ReturnType<typeof findSeatsOfDay>>,
  now: Instant,
): Array<z.infer<typeof seatsRow>> => [
  ...quotas.map(({ lineCode, fareType, capacity, sold, isClosed }) => ({
    ...{ lineCode, feeType: wireFareType(fareType), beginTime: '', capacity, sold },
    ...(isClosed && { statusCode: String(DEPARTURE_STATUSES.indexOf('closed')) }),
  })),
  ...departures.map((departure) => ({
    ...{ lineCode: departure.lineCode, feeType: wireFareType('reserved'), beginTime: departure.beginTime },
    ...{ capacity: departure.capacity, sold: departure.sold },
    statusCode: String(DEPARTURE_STATUSES.indexOf(departureStatusAt(departure, now))),
  })),
]
