import type { LanguageCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import type { FoundOrder } from '@shuttle/wire/staff'
import type { OrderRow, StationRow } from '../../../../database/types'
import { nameIn } from '../../../passenger/catalogue'
import {
  getLegs,
  getShownStatus,
  isOrderCollected,
  type OrderView,
  passengersOnAllLegs,
} from '../../../passenger/orders'
import type { SortOrder } from './order-criteria'

export interface ShownIn {
  stations: ReadonlyMap<string, StationRow>
  language: LanguageCode
  now: Instant
  /** Masked addresses of members, by account. */
  emails?: ReadonlyMap<string, string> | undefined
}

/** Names of both ends of the outbound ride. */
const presentEnds = (order: OrderRow, { stations, language }: ShownIn) => {
  const { lineCode } = getLegs(order)[0] ?? { lineCode: order.line_code }
  const name = (code: string) => {
    const station = stations.get(code)
    return station ? nameIn(station, language) : code
  }
  return { originName: name(lineCode.slice(0, 3)), destinationName: name(lineCode.slice(3, 6)) }
}

export const presentFoundOrder = (view: OrderView, shown: ShownIn): FoundOrder => {
  const { order, items, passengers, tickets, refunds } = view
  const status = getShownStatus(view, shown.now)
  const passengerName = passengers.find(({ name }) => name !== '')?.name
  const done = refunds.filter(({ state }) => state === 'done')
  return {
    orderNo: order.order_no,
    placedAt: order.placed_at,
    passengerName,
    maskedEmail: passengerName === undefined ? shown.emails?.get(order.account_id) : undefined,
    passengerCount: items.reduce((sum, { count }) => sum + count, 0),
    lineCode: order.line_code,
    ...presentEnds(order, shown),
    travelDate: order.travel_date,
    returnDate: order.return_date ?? undefined,
    fareType: order.fare_type,
    beginTime: order.begin_time || undefined,
    tickets: tickets.length || passengersOnAllLegs(view),
    due: order.due_cents,
    refunded: done.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    currency: order.currency,
    status,
    isCollected: isOrderCollected(view, status),
    isRefundPending: done.length < refunds.length,
  }
}

/** The beginning of the next page, as {@link readCursor} reads it. */
export const presentCursor = (order: OrderRow, { by }: SortOrder): string =>
  Buffer.from(`${by}|${order[by]}|${order.order_no}`).toString('base64url')
