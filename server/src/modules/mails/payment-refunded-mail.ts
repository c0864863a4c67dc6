import { type Currency, formatMoney, formatUnits } from '@shuttle/domain'
import type { AppContext } from '../../context'
import type { Mailer } from '../../outbox/mail/mailer'
import type { OutboxHandlers } from '../../outbox/outbox-message'
import { findOrder } from '../orders'
import { MAIL_TEXTS } from './mail-texts'
import { findEmail } from './recipient'

const isOurs = (currency: string): currency is Currency => currency === 'CNY' || currency === 'HKD'

/** Handler of `mail:payment-refunded`: how much went back, and why. */
export const paymentRefundedMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:payment-refunded'] =>
  async ({ refundNo, language }, { id }) => {
    const refund = await context.db
      .selectFrom('payment_refunds')
      .selectAll()
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow()
    const order = await findOrder(context.db, refund.order_no)
    if (!order) throw new Error(`order ${refund.order_no} is gone`)
    const { amount_cents: cents, currency } = refund
    const { subject, lines } = MAIL_TEXTS[language].paymentRefunded({
      orderNo: refund.order_no,
      amount: isOurs(currency) ? formatMoney(cents, currency) : `${currency} ${formatUnits(cents)}`,
      reason: refund.reason,
    })
    const to = await findEmail(context.db, order.account_id)
    if (to !== undefined) await send(id, { to, subject, text: lines.join('\n'), at: context.clock.now() })
  }
