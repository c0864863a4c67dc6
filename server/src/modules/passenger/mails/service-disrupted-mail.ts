import { formatMoney } from '@shuttle/domain'
import { serviceTexts, type TranslateService } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { findDisruptedOrder } from '../../backoffice/disruptions'
import { getRefund, listRefundItems } from '../../money/payments'
import { findOrder } from '../orders'
import { findRequestEmail } from '../refund-requests'
import { findEmail } from '../sessions'
import { mailText } from './mail-text'

export const writeServiceDisrupted = (
  t: TranslateService,
  refund: {
    orderNo: string
    refundNo: string
    ticketNumbers: readonly string[]
    /** Undefined where nothing was paid for the tickets. */
    amount: string | undefined
    coupons: number
  },
): { subject: string; lines: string[] } => {
  const { orderNo, refundNo, ticketNumbers, amount, coupons } = refund
  return {
    subject: t('mail.serviceDisrupted.subject', { orderNo }),
    lines: [
      t('mail.greeting'),
      '',
      t('mail.serviceDisrupted.happened'),
      t('mail.refundAccepted.orderNo', { orderNo }),
      t('mail.refundAccepted.refundNo', { refundNo }),
      t('mail.refundAccepted.tickets', { tickets: ticketNumbers.join(', ') }),
      ...(coupons === 0 ? [] : [t('mail.serviceDisrupted.coupons')]),
      ...(amount === undefined
        ? [t('mail.refundAccepted.nothing')]
        : [t('mail.refundAccepted.amount', { amount }), '', t('mail.refundAccepted.onItsWay')]),
    ],
  }
}

/** Handler of `mail:service-disrupted`: a ride does not run, which tickets are refunded, how much, and the coupons. */
export const serviceDisruptedMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:service-disrupted'] =>
  async ({ refundNo, language }, { id }) => {
    const { db } = context
    const refund = await getRefund(db, refundNo)
    const order = await findOrder(db, refund.order_no)
    if (!order) throw new Error(`order ${refund.order_no} is gone`)
    const { subject, lines } = writeServiceDisrupted(serviceTexts(language), {
      orderNo: order.order_no,
      refundNo,
      ticketNumbers: (await listRefundItems(db, refundNo)).map(({ ticket_no }) => ticket_no),
      amount: refund.amount_cents === 0 ? undefined : formatMoney(refund.amount_cents, order.currency),
      coupons: (await findDisruptedOrder(db, refundNo))?.coupons ?? 0,
    })
    const to = (await findRequestEmail(db, refund.quote_no)) ?? (await findEmail(db, order.account_id))
    if (to !== undefined)
      await send(id, { to, subject, text: mailText(context, language, lines), at: context.clock.now() })
  }
