import { createBookingTranslate, formatTripDetails } from '@shuttle/booking/formatters'
import { BASE_PATH } from '@shuttle/contracts'
import { serviceTexts, type TranslateService } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { findOrder, viewOrder } from '../orders'
import { findRideNotices, getDelayText } from '../ride-states'
import { findEmail } from '../sessions'
import { lineName } from './line-name'
import { toBookedTrip } from './order-paid-mail'

interface LateRide {
  orderNo: string
  line: string
  /** Days, boarding times and ticket type, by name. */
  details: readonly { name: string; value: string }[]
  minutes: number
  /** Text of staff; empty where they wrote none. */
  text: string
  /** Address of the order on the site. */
  url: string
}

export const writeServiceDelayed = (t: TranslateService, ride: LateRide): { subject: string; lines: string[] } => ({
  subject: t('mail.serviceDelayed.subject', { minutes: String(ride.minutes), orderNo: ride.orderNo }),
  lines: [
    t('mail.greeting'),
    '',
    t('mail.serviceDelayed.happened', { minutes: String(ride.minutes) }),
    ...(ride.text === '' ? [] : [ride.text]),
    '',
    t('mail.orderPaid.line', { line: ride.line }),
    ...ride.details.map((detail) => t('mail.orderPaid.detail', detail)),
    t('mail.orderPaid.orderNo', { orderNo: ride.orderNo }),
    '',
    t('mail.serviceDelayed.refund', { url: ride.url }),
  ],
})

/**
 * Handler of `mail:service-delayed`: how late the ride is, why, and the refund without a fee. Nothing is sent once the
 * delay has ended, or the order has no usable ticket for it.
 */
export const serviceDelayedMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:service-delayed'] =>
  async ({ orderNo, delayNo, language }, { id }) => {
    const { db, clock, config } = context
    const order = await findOrder(db, orderNo)
    if (!order) throw new Error(`order ${orderNo} is gone`)
    const notices = await findRideNotices(db, [await viewOrder(db, order)], clock.now())
    const delay = notices.get(orderNo)?.find((notice) => notice.delay?.delay_no === delayNo)?.delay
    const to = await findEmail(db, order.account_id)
    if (!delay || to === undefined) return
    const { subject, lines } = writeServiceDelayed(serviceTexts(language), {
      orderNo,
      line: await lineName(context, delay.line_code, language),
      details: formatTripDetails(toBookedTrip(order), createBookingTranslate(language), language),
      minutes: delay.minutes,
      text: getDelayText(delay, language),
      url: `${config.publicUrl}${BASE_PATH}order_details?${new URLSearchParams({ orderNo })}`,
    })
    await send(id, { to, subject, text: lines.join('\n'), at: clock.now() })
  }
