import { createBookingTranslate, formatTripDetails } from '@shuttle/booking/formatters'
import { groupByFour } from '@shuttle/domain'
import { serviceTexts, type TranslateService } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { resultPath } from '../../money/payments'
import { findOrder, viewOrder } from '../orders'
import { findEmail } from '../sessions'
import { lineName } from './line-name'
import { mailText } from './mail-text'
import { describeFlight, toBookedTrip } from './order-paid-mail'
import { rideCalendarOf } from './ride-calendar-of'

interface ChangedOrder {
  orderNo: string
  line: string
  /** Days, boarding times and ticket type of the departure that is valid now, by name. */
  details: readonly { name: string; value: string }[]
  flight: string | undefined
  pickupCode: string
  /** The code before the change, which no counter takes any more. */
  voidPickupCode: string
  /** Address of the pickup code on the site. */
  url: string
}

export const writeDepartureChanged = (
  t: TranslateService,
  order: ChangedOrder,
): { subject: string; lines: string[] } => ({
  subject: t('mail.departureChanged.subject', { orderNo: order.orderNo }),
  lines: [
    t('mail.greeting'),
    '',
    t('mail.departureChanged.changed'),
    t('mail.orderPaid.line', { line: order.line }),
    ...order.details.map((detail) => t('mail.orderPaid.detail', detail)),
    ...(order.flight === undefined ? [] : [order.flight]),
    t('mail.orderPaid.orderNo', { orderNo: order.orderNo }),
    t('mail.departureChanged.pickupCode', { pickupCode: order.pickupCode }),
    '',
    t('mail.departureChanged.voidCode', { pickupCode: order.voidPickupCode }),
    t('mail.departureChanged.once'),
    '',
    t('mail.orderPaid.pickUp', { url: order.url }),
    t('mail.departureChanged.calendar'),
  ],
})

/**
 * Handler of `mail:departure-changed`: the departure and the flight that are valid now, the new pickup code, and the
 * void one.
 */
export const departureChangedMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:departure-changed'] =>
  async ({ orderNo, language }, { id }) => {
    const order = await findOrder(context.db, orderNo)
    if (!order) throw new Error(`order ${orderNo} is gone`)
    const view = await viewOrder(context.db, order)
    const { flight, change } = view
    if (!change) throw new Error(`order ${orderNo} was never changed`)
    const t = serviceTexts(language)
    const query = { orderReqno: order.request_no, orderNo, payType: order.pay_type }
    const url = `${context.config.publicUrl}${resultPath(order.line_code, query)}`
    const { subject, lines } = writeDepartureChanged(t, {
      orderNo,
      line: await lineName(context, order.line_code, language),
      details: formatTripDetails(toBookedTrip(order), createBookingTranslate(language), language),
      flight: flight && describeFlight(t, { flight, lineCode: order.line_code, language }),
      pickupCode: groupByFour(order.pickup_code),
      voidPickupCode: groupByFour(change.void_pickup_code),
      url,
    })
    const to = await findEmail(context.db, order.account_id)
    if (to === undefined) return
    const calendar = await rideCalendarOf(context, view, { language, url })
    await send(id, { to, subject, text: mailText(context, language, lines), at: context.clock.now(), calendar })
  }
