import { formatMoney } from '@shuttle/domain'
import { serviceTexts, type TranslateService } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { getRefund, listRefundItems } from '../../money/payments'
import { findOrder } from '../orders'
import { findEmail } from '../sessions'
import { mailText } from './mail-text'

export const writeRefundAccepted = (
  t: TranslateService,
  refund: {
    orderNo: string
    refundNo: string
    ticketNumbers: readonly string[]
    fee: string
    amount: string | undefined
  },
): { subject: string; lines: string[] } => {
  const { orderNo, refundNo, ticketNumbers, fee, amount } = refund
  return {
    subject: t('mail.refundAccepted.subject', { orderNo }),
    lines: [
      t('mail.greeting'),
      '',
      t('mail.refundAccepted.accepted'),
      t('mail.refundAccepted.orderNo', { orderNo }),
      t('mail.refundAccepted.refundNo', { refundNo }),
      t('mail.refundAccepted.tickets', { tickets: ticketNumbers.join(', ') }),
      ...(amount === undefined
        ? [t('mail.refundAccepted.nothing')]
        : [
            t('mail.refundAccepted.fee', { fee }),
            t('mail.refundAccepted.amount', { amount }),
            '',
            t('mail.refundAccepted.onItsWay'),
          ]),
    ],
  }
}

/** Handler of `mail:refund-accepted`: which tickets of what order are refunded, the fee, and the amount. */
export const refundAcceptedMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:refund-accepted'] =>
  async ({ refundNo, language }, { id }) => {
    const refund = await getRefund(context.db, refundNo)
    const order = await findOrder(context.db, refund.order_no)
    if (!order) throw new Error(`order ${refund.order_no} is gone`)
    const items = await listRefundItems(context.db, refundNo)
    const fee = items.reduce((sum, item) => sum + item.fee_cents, 0)
    const { subject, lines } = writeRefundAccepted(serviceTexts(language), {
      orderNo: order.order_no,
      refundNo,
      ticketNumbers: items.map(({ ticket_no }) => ticket_no),
      fee: formatMoney(fee, order.currency),
      amount: refund.amount_cents === 0 ? undefined : formatMoney(refund.amount_cents, order.currency),
    })
    const to = await findEmail(context.db, order.account_id)
    if (to !== undefined)
      await send(id, { to, subject, text: mailText(context, language, lines), at: context.clock.now() })
  }
