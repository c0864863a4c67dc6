import type { LanguageCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import type { foundOrderRow, SEARCH_READINGS } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { OrderRow, StationRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import { wireCurrency, wireFareType } from '../../../http/wire-codes.presenter'
import { nameIn } from '../../catalogue'
import {
  getLegs,
  getShownStatus,
  getStatusText,
  isOrderCollected,
  type OrderView,
  passengersOnAllLegs,
  presentStatus,
} from '../../orders'
import type { OrderSort } from './order-criteria'
import type { SearchTerm } from './search-term'

export interface ShownIn {
  stations: ReadonlyMap<string, StationRow>
  language: LanguageCode
  now: Instant
  /** Masked addresses of members, by account. */
  emails?: ReadonlyMap<string, string> | undefined
}

/** Names of both ends of the outbound ride. */
export const presentEnds = (order: OrderRow, { stations, language }: ShownIn) => {
  const { lineCode } = getLegs(order)[0] ?? { lineCode: order.line_code }
  const name = (code: string) => {
    const station = stations.get(code)
    return station ? nameIn(station, language) : code
  }
  return { originName: name(lineCode.slice(0, 3)), destinationName: name(lineCode.slice(3, 6)) }
}

export const presentFoundOrder = (view: OrderView, shown: ShownIn): z.infer<typeof foundOrderRow> => {
  const { order, items, passengers, tickets, refunds } = view
  const status = getShownStatus(view, shown.now)
  const firstName = passengers.find(({ name }) => name !== '')?.name ?? ''
  const email = firstName === '' ? shown.emails?.get(order.account_id) : undefined
  const done = refunds.filter(({ state }) => state === 'done')
  const refunded = done.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return {
    orderNo: order.order_no,
    placedTime: wireMoment(order.placed_at),
    firstName,
    ...(email && { email }),
    passengerCount: items.reduce((sum, { count }) => sum + count, 0),
    lineCode: order.line_code,
    ...presentEnds(order, shown),
    travelDate: order.travel_date,
    ...(order.return_date !== null && { returnDate: order.return_date }),
    fareType: wireFareType(order.fare_type),
    beginTime: order.begin_time,
    tickets: tickets.length || passengersOnAllLegs(view),
    due: order.due_cents,
    ...(refunded > 0 && { refunded }),
    currency: wireCurrency(order.currency),
    orderStatus: presentStatus(status),
    orderStatusText: getStatusText(view, status, shown.language),
    ...(isOrderCollected(view, status) && { collected: true }),
    ...(refunds.some(({ state }) => state !== 'done') && { refundPending: true }),
  }
}

/** A telephone and a flight number have no name on the wire: older pages would refuse one. */
const READINGS: Record<SearchTerm['kind'], (typeof SEARCH_READINGS)[number]> = {
  order: 'ORDER',
  ticket: 'TICKET',
  pickup: 'PICKUP',
  email: 'EMAIL',
  idTail: 'ID_TAIL',
  name: 'NAME',
  phone: '',
  flight: '',
}

export const presentReading = (term: SearchTerm | undefined): (typeof SEARCH_READINGS)[number] =>
  term ? READINGS[term.kind] : ''

/** The beginning of the next page, as {@link readCursor} reads it. */
export const presentCursor = (order: OrderRow, { by }: OrderSort): string =>
  Buffer.from(`${by}|${order[by]}|${order.order_no}`).toString('base64url')
