import { formatMoney, type Language, parseLineCode } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { serviceTexts, type TranslateService } from '../../i18n'
import type { Mailer } from '../../outbox/mailer'
import type { OutboxHandlers } from '../../outbox/outbox.repository'
import { findStations, nameIn } from '../catalogue'
import { findOrder, viewOrder } from '../orders'
import { findEmail } from '../sessions'

const lineName = async (context: AppContext, lineCode: string, language: Language): Promise<string> => {
  const stations = await findStations(context.db)
  const { origin, destination, roundTrip } = parseLineCode(lineCode)
  const name = (code: string) => {
    const station = stations.get(code)
    return station ? nameIn(station, language) : code
  }
  return `${name(origin)} ${roundTrip ? '⇄' : '→'} ${name(destination)}`
}

interface PaidOrder {
  orderNo: string
  line: string
  date: string
  /** Empty for a single trip. */
  returnDate: string
  amount: string
  pickupCode: string
  ticketNumbers: readonly string[]
  /** Address of the tickets on the site. */
  url: string
}

export const writeOrderPaid = (t: TranslateService, order: PaidOrder): { subject: string; lines: string[] } => ({
  subject: t('mail.orderPaid.subject', { orderNo: order.orderNo }),
  lines: [
    t('mail.greeting'),
    '',
    t('mail.orderPaid.received', { amount: order.amount }),
    t('mail.orderPaid.line', { line: order.line }),
    t('mail.orderPaid.date', { date: order.date }),
    ...(order.returnDate ? [t('mail.orderPaid.returnDate', { returnDate: order.returnDate })] : []),
    t('mail.orderPaid.orderNo', { orderNo: order.orderNo }),
    t('mail.orderPaid.pickupCode', { pickupCode: order.pickupCode }),
    '',
    t('mail.orderPaid.tickets'),
    ...order.ticketNumbers,
    '',
    t('mail.orderPaid.show', { url: order.url }),
  ],
})

/** Handler of `mail:order-paid`: ticket numbers and where to show them. */
export const orderPaidMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:order-paid'] =>
  async ({ orderNo, language }, { id }) => {
    const order = await findOrder(context.db, orderNo)
    if (!order) throw new Error(`order ${orderNo} is gone`)
    const { tickets } = await viewOrder(context.db, order)
    const query = new URLSearchParams({ orderReqno: order.request_no, orderNo, payType: order.pay_type })
    const { subject, lines } = writeOrderPaid(serviceTexts(language), {
      orderNo,
      line: await lineName(context, order.line_code, language),
      date: order.travel_date,
      returnDate: order.return_date ?? '',
      amount: formatMoney(order.due_cents, order.currency),
      pickupCode: (order.pickup_code.match(/.{1,4}/g) ?? []).join(' '),
      ticketNumbers: tickets.map((ticket) => ticket.ticket_no),
      url: `${context.config.publicUrl}/webhtml/details_succeed?${query.toString()}`,
    })
    const to = await findEmail(context.db, order.account_id)
    if (to !== undefined) await send(id, { to, subject, text: lines.join('\n'), at: context.clock.now() })
  }
