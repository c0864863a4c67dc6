import {
  couponTexts,
  createBookingTranslate,
  formatTakeOffOrLanding,
  formatTripDetails,
} from '@shuttle/booking/formatters'
import {
  airportDirection,
  formatMoney,
  groupByFour,
  isAirportLine,
  type Language,
  plainFlightNumber,
} from '@shuttle/domain'
import type { OrderFlightRow, OrderRow } from '../../../database/types'
import { serviceTexts, type TranslateService } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { resultPath } from '../../money/payments'
import { findOrder, viewOrder } from '../orders'
import { findEmail } from '../sessions'
import { boardingPath } from './boarding-path'
import { lineName } from './line-name'
import { mailText } from './mail-text'
import { rideCalendarOf } from './ride-calendar-of'

/** The days and times of an order, from which the facts of a trip are written. */
export const toBookedTrip = (order: OrderRow) => ({
  fareType: order.fare_type,
  outbound: { date: order.travel_date, beginTime: order.begin_time, endTime: order.end_time },
  inbound:
    order.return_date === null
      ? undefined
      : { date: order.return_date, beginTime: order.return_begin_time, endTime: order.return_end_time },
})

/** Such as `CX88 Hong Kong → Sydney, take-off Tuesday, 24 November 2026 12:00`. */
export const describeFlight = (
  t: TranslateService,
  { flight, lineCode, language }: { flight: OrderFlightRow; lineCode: string; language: Language },
): string =>
  t(airportDirection(lineCode) === 'toAirport' ? 'mail.orderPaid.takeOff' : 'mail.orderPaid.landing', {
    flight: plainFlightNumber(flight.flight_number),
    route: `${flight.origin} → ${flight.destination}`,
    at: formatTakeOffOrLanding({ date: flight.flight_date, time: flight.flight_time }, language),
  })

interface PaidOrder {
  orderNo: string
  line: string
  /** Days, boarding times and ticket type, by name. */
  details: readonly { name: string; value: string }[]
  /** The flight that the ride connects with; airport line only. */
  flight: string | undefined
  /** Such as `Adult × 2, Child × 1`. */
  passengers: string
  /** Undefined where coupons paid the whole order. */
  amount: string | undefined
  /** Only the airport line is collected by a code; its orders have no e-tickets to show. */
  pickupCode: string | undefined
  ticketNumbers: readonly string[]
  /** Address of the tickets on the site. */
  url: string
  /** Address of the page of the stop where the trip begins. */
  boardingUrl: string
}

export const writeOrderPaid = (t: TranslateService, order: PaidOrder): { subject: string; lines: string[] } => ({
  subject: t(order.amount === undefined ? 'mail.orderPaid.confirmedSubject' : 'mail.orderPaid.subject', {
    orderNo: order.orderNo,
  }),
  lines: [
    t('mail.greeting'),
    '',
    order.amount === undefined ? t('mail.orderPaid.confirmed') : t('mail.orderPaid.received', { amount: order.amount }),
    t('mail.orderPaid.line', { line: order.line }),
    ...order.details.map((detail) => t('mail.orderPaid.detail', detail)),
    ...(order.flight === undefined ? [] : [order.flight]),
    t('mail.orderPaid.passengers', { passengers: order.passengers }),
    t('mail.orderPaid.orderNo', { orderNo: order.orderNo }),
    ...(order.pickupCode === undefined
      ? ['', t('mail.orderPaid.tickets'), ...order.ticketNumbers, '', t('mail.orderPaid.show', { url: order.url })]
      : [
          t('mail.orderPaid.pickupCode', { pickupCode: order.pickupCode }),
          '',
          t('mail.orderPaid.pickUp', { url: order.url }),
          t('mail.orderPaid.calendar'),
        ]),
    t('mail.orderPaid.board', { url: order.boardingUrl }),
  ],
})

/** Handler of `mail:order-paid`: the trip, and the e-tickets or the pickup code with where to show them. */
export const orderPaidMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:order-paid'] =>
  async ({ orderNo, language }, { id }) => {
    const order = await findOrder(context.db, orderNo)
    if (!order) throw new Error(`order ${orderNo} is gone`)
    const view = await viewOrder(context.db, order)
    const { items, tickets, flight } = view
    const booking = createBookingTranslate(language)
    const query = { orderReqno: order.request_no, orderNo, payType: order.pay_type }
    const url = `${context.config.publicUrl}${resultPath(order.line_code, query)}`
    const t = serviceTexts(language)
    const { subject, lines } = writeOrderPaid(t, {
      orderNo,
      line: await lineName(context, order.line_code, language),
      details: formatTripDetails(toBookedTrip(order), booking, language),
      flight: flight && describeFlight(t, { flight, lineCode: order.line_code, language }),
      passengers: items
        .map(({ passenger_type, count }) => `${booking(`passengerType.${passenger_type}`)} × ${count}`)
        .join(couponTexts[language].listSeparator),
      amount: order.due_cents === 0 ? undefined : formatMoney(order.due_cents, order.currency),
      pickupCode: isAirportLine(order.line_code) ? groupByFour(order.pickup_code) : undefined,
      ticketNumbers: tickets.map((ticket) => ticket.ticket_no),
      url,
      boardingUrl: `${context.config.publicUrl}${boardingPath(order.line_code)}`,
    })
    const to = await findEmail(context.db, order.account_id)
    if (to === undefined) return
    const calendar = await rideCalendarOf(context, view, { language, url })
    await send(id, { to, subject, text: mailText(context, language, lines), at: context.clock.now(), calendar })
  }
