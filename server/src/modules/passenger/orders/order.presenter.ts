import type { LanguageCode } from '@shuttle/contracts'
import {
  type Direction,
  FARE_WINDOW,
  formatUnits,
  type Instant,
  isAirportLine,
  maskIdTail,
  PASSENGER_TYPES,
  type PassengerType,
  type RideSettings,
} from '@shuttle/domain'
import type { orderRow, ticketRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { OrderRow, StationRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import { wireCurrency, wireDocumentType, wireFareType, wirePassengerType } from '../../../http/wire-codes.presenter'
import { nameIn } from '../catalogue'
import { type AffectedRide, presentRideNotices } from '../ride-states'
import type { TicketSigner } from '../tickets'
import { presentFlight } from './flight.presenter'
import { presentChangeable } from './order-change.presenter'
import { presentOrderRefunds } from './order-refunds.presenter'
import { getStatusText, presentStatus } from './order-status.presenter'
import { getShownStatus } from './order-status-input'
import type { OrderView, TicketView } from './order-views.repository'
import { getLegs } from './orders.repository'

const NO_TIMES = { bookBeginTime: '', bookEndTime: '' }
const presentTimes = (from: string, to: string) => ({ bookBeginTime: `${from}:00`, bookEndTime: `${to}:00` })

/** When a ride of an order boards: its booked departure, or the window of its fare type; empty without such a ride. */
export const presentBoardingTimes = (
  order: OrderRow,
  direction: Direction,
): { bookBeginTime: string; bookEndTime: string } => {
  if (direction === 'inbound' && order.return_date === null) return NO_TIMES
  if (order.fare_type !== 'reserved') {
    const { from, to } = FARE_WINDOW[order.fare_type]
    return presentTimes(from, to)
  }
  const [begin, end] =
    direction === 'outbound' ? [order.begin_time, order.end_time] : [order.return_begin_time, order.return_end_time]
  return begin === '' ? NO_TIMES : presentTimes(begin, end)
}

/** Passengers on all legs and the fee of one leg, under the wire's names of the five types. */
export const categoryColumns = (view: OrderView) => {
  const legs = getLegs(view.order).length
  const item = (type: PassengerType) => view.items.find((one) => one.passenger_type === type)
  const total = (type: PassengerType) => (item(type)?.count ?? 0) * legs
  const fee = (type: PassengerType) => formatUnits(item(type)?.fare_cents ?? 0)
  return {
    adultTotal: total('adult'),
    adultFee: fee('adult'),
    childrenTotal: total('child'),
    childrenFee: fee('child'),
    elderlyTotal: total('elderly'),
    elderlyFee: fee('elderly'),
    babyTotal: total('infant'),
    babyFee: fee('infant'),
    studentTotal: total('student'),
    studentFee: fee('student'),
  }
}

/** Passengers on all legs: doubled for a round trip (D9.2). */
export const passengersOnAllLegs = (view: OrderView): number =>
  view.items.reduce((sum, item) => sum + item.count, 0) * getLegs(view.order).length

/** Only airport orders are collected by a code; it is hidden before the payment, and once all tickets are refunded. */
export const presentPickupCode = ({ order, tickets }: Pick<OrderView, 'order' | 'tickets'>): string => {
  const isOfUse = tickets.some(({ status, collected_at }) => status === 'valid' || collected_at !== null)
  return order.paid_at !== null && isOfUse && isAirportLine(order.line_code) ? order.pickup_code : ''
}

const presentChecks = ({ checks }: TicketView) =>
  checks.length === 0
    ? [{ jpzt: '0', jpqdsm: '' }]
    : checks.map(({ gate, checked_at }) => ({ jpzt: '1', jpqdsm: gate, jpsj: wireMoment(checked_at) }))

const presentTicketPassenger = ({ passenger_position: position }: TicketView, { passengers }: OrderView) => {
  if (position === null) return {}
  const name = passengers.find((passenger) => passenger.position === position)?.name
  return { passengerNo: position, ...(name && { userName: name }) }
}

/** One e-ticket; `jpzt` occurs twice with equal values. A refunded ticket shows no code that a gate could read. */
export const presentTicket = (ticket: TicketView, view: OrderView, signer: TicketSigner): z.infer<typeof ticketRow> => {
  const { order } = view
  const jpList = presentChecks(ticket)
  const passengerType = wirePassengerType(ticket.passenger_type)
  const sign = () =>
    signer.sign({
      ticketNo: ticket.ticket_no,
      lineCode: ticket.line_code,
      date: ticket.travel_date,
      fareType: wireFareType(order.fare_type),
      passengerType,
      beginTime: order.fare_type === 'reserved' ? ticket.begin_time : undefined,
    })
  return {
    ph: ticket.ticket_no,
    qrCodeInfo: ticket.status === 'refunded' ? '' : sign(),
    cpzt: ticket.status === 'refunded' ? '10' : '00',
    jpzt: ticket.checks.length > 0 ? '1' : '0',
    jpList,
    ticketType: passengerType,
    ticketData: ticket.travel_date,
    leg: String(ticket.leg),
    ...(ticket.begin_time !== '' && {
      bookBeginTime: `${ticket.begin_time}:00`,
      bookEndTime: `${ticket.end_time}:00`,
    }),
    ...presentTicketPassenger(ticket, view),
    ...(ticket.other_leg_ticket_no !== null && { otherPh: ticket.other_leg_ticket_no }),
    paidAmount: ticket.paid_cents,
    ...(ticket.collected_at !== null && {
      collectTime: wireMoment(ticket.collected_at),
      collectPlace: ticket.collected_place,
    }),
  }
}

/** Outbound, then inbound; in each the order of passenger types everywhere. */
const inOrderOfUse = (tickets: readonly TicketView[]): TicketView[] =>
  tickets.toSorted(
    (one, other) =>
      one.leg - other.leg ||
      PASSENGER_TYPES.indexOf(one.passenger_type) - PASSENGER_TYPES.indexOf(other.passenger_type),
  )

/** `usersInfo` and `phList`: JSON texts inside the JSON answer (D9.4). */
export const listColumns = (view: OrderView, signer: TicketSigner) => {
  return {
    usersInfo: JSON.stringify(
      view.passengers.map((passenger) => ({
        userName: passenger.name,
        idCard: maskIdTail(passenger.id_tail),
        ticketType: wirePassengerType(passenger.passenger_type),
        ...(passenger.document_type !== '' && { idType: wireDocumentType(passenger.document_type) }),
      })),
    ),
    phList: JSON.stringify(inOrderOfUse(view.tickets).map((ticket) => presentTicket(ticket, view, signer))),
  }
}

/** The first element of `wx/query.wx.order.info`. */
export const presentOrder = (
  view: OrderView,
  extra: {
    stations: ReadonlyMap<string, StationRow>
    /** Settings of a line of the airport; undefined for a bus line. */
    ride: RideSettings | undefined
    notices: readonly AffectedRide[] | undefined
    language: LanguageCode
    now: Instant
    signer: TicketSigner
  },
): z.infer<typeof orderRow> => {
  const { order } = view
  const { lineCode } = getLegs(order)[0] ?? { lineCode: order.line_code }
  const [originCode, destinationCode] = [lineCode.slice(0, 3), lineCode.slice(3, 6)]
  const name = (code: string) => {
    const station = extra.stations.get(code)
    return station ? nameIn(station, extra.language) : code
  }
  const status = getShownStatus(view, extra.now)
  return {
    orderNo: order.order_no,
    orderReqno: order.request_no,
    spsj: wireMoment(order.placed_at),
    orderStatus: presentStatus(status),
    orderStatusBrief: getStatusText(view, status, extra.language),
    dtbz: order.category === 'roundTrip' ? '02' : '01',
    lineCode: order.line_code,
    qZddm: originCode,
    zZddm: destinationCode,
    qZddmmc: name(originCode),
    zZddmmc: name(destinationCode),
    ticketData: order.travel_date,
    ticketDataRe: order.return_date ?? '',
    ...presentBoardingTimes(order, 'outbound'),
    // Only a booked bus has a time of its own.
    fcsjSkzd: order.begin_time === '' ? '' : `${order.begin_time}:00`,
    sysTime: wireMoment(extra.now),
    tradeEtime: wireMoment(order.pay_by),
    exchangeCode: presentPickupCode(view),
    payType: order.pay_type,
    jfbc: wireFareType(order.fare_type),
    currency: wireCurrency(order.currency),
    totalMoney: order.amount_cents,
    ...(order.promotion_cents > 0 && { totalDiscount: order.promotion_cents }),
    totalVoucherpay: order.coupon_cents,
    totalNeedpay: order.due_cents,
    totalFee: order.due_cents,
    ticketCount: passengersOnAllLegs(view),
    ...(view.flight && { flight: presentFlight(view.flight) }),
    ...presentChangeable(view, extra.ride, extra.now),
    ...presentOrderRefunds(view.refunds),
    ...presentRideNotices(extra.notices, extra.language),
    ...categoryColumns(view),
    ...listColumns(view, extra.signer),
  }
}

/** The second element, where there is a way back: its boarding window or booked departure. */
export const presentReturnLeg = (view: OrderView): Array<{ bookBeginTime: string; bookEndTime: string }> => {
  if (view.order.return_date === null) return []
  return [presentBoardingTimes(view.order, 'inbound')]
}
