import { paymentTexts } from '@shuttle/booking/formatters'
import { type Currency, civilDateAt, formatAmount, formatMoney, type Language } from '@shuttle/domain'
import { formatDate } from '@shuttle/i18n/format'
import { METHOD_OF_PAY_TYPE } from '@shuttle/wire'
import { serviceTexts, type TranslateService } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { findDisruptedOrder } from '../../backoffice/disruptions'
import { type AutomaticReason, findSettlement, getRefund, listRefundItems, type RefundRow } from '../../money/payments'
import { findOrder } from '../orders'
import { findRequestEmail } from '../refund-requests'
import { findEmail } from '../sessions'
import { mailText } from './mail-text'

const isOurs = (currency: string): currency is Currency => currency === 'CNY' || currency === 'HKD'

const isMethod = (provider: string): provider is keyof typeof METHOD_OF_PAY_TYPE =>
  Object.hasOwn(METHOD_OF_PAY_TYPE, provider)

/** The name of a payment method for passengers; undefined for one that this version does not know. */
const nameWay = (provider: string, language: Language): string | undefined =>
  isMethod(provider) ? paymentTexts[language].paymentType[METHOD_OF_PAY_TYPE[provider]] : undefined

const isAutomatic = (reason: RefundRow['reason']): reason is AutomaticReason =>
  reason === 'paid-twice' || reason === 'no-seats' || reason === 'wrong-amount'

export const writePaymentRefunded = (
  t: TranslateService,
  refund: {
    orderNo: string
    refundNo: string
    amount: string
    reason: RefundRow['reason']
    ticketNumbers: readonly string[]
    /** The name of the payment method that the money was refunded to. */
    way: string | undefined
    /** The day of the refund. */
    day?: string | undefined
    /** Because a ride was declared as not running. */
    isDisrupted?: boolean
    /** Reference of the transfer, where staff settled it outside of its provider. */
    reference?: string | undefined
  },
): { subject: string; lines: string[] } => {
  const { orderNo, refundNo, amount, reason, ticketNumbers, reference, way, day, isDisrupted = false } = refund
  const settled = reference !== undefined && t('mail.paymentRefunded.settled', { amount, reference })
  return {
    subject: t('mail.paymentRefunded.subject', { orderNo }),
    lines: [
      t('mail.greeting'),
      '',
      ...(isAutomatic(reason)
        ? [t(`mail.paymentRefunded.reason.${reason}`), settled || t('mail.paymentRefunded.returned', { amount })]
        : [
            settled || t(`mail.paymentRefunded.${isDisrupted ? 'disrupted' : 'ticketsReturned'}`, { amount }),
            t('mail.paymentRefunded.tickets', { tickets: ticketNumbers.join(', ') }),
          ]),
      t('mail.paymentRefunded.orderNo', { orderNo }),
      t('mail.paymentRefunded.refundNo', { refundNo }),
      // Staff settled it by other means than this payment method.
      ...(way === undefined || settled ? [] : [t('mail.paymentRefunded.way', { way })]),
      ...(day === undefined ? [] : [t('mail.paymentRefunded.day', { day })]),
    ],
  }
}

/** Handler of `mail:payment-refunded`: how much was refunded, by which method and when, for which tickets or why. */
export const paymentRefundedMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:payment-refunded'] =>
  async ({ refundNo, language }, { id }) => {
    const refund = await getRefund(context.db, refundNo)
    const order = await findOrder(context.db, refund.order_no)
    if (!order) throw new Error(`order ${refund.order_no} is gone`)
    const { amount_cents: cents, currency } = refund
    const { subject, lines } = writePaymentRefunded(serviceTexts(language), {
      orderNo: refund.order_no,
      refundNo,
      amount: isOurs(currency) ? formatMoney(cents, currency) : formatAmount(cents, `${currency} `),
      reason: refund.reason,
      ticketNumbers: (await listRefundItems(context.db, refundNo)).map(({ ticket_no }) => ticket_no),
      way: nameWay(refund.provider, language),
      day: refund.ended_at === null ? undefined : formatDate(civilDateAt(refund.ended_at), language),
      isDisrupted: (await findDisruptedOrder(context.db, refundNo)) !== undefined,
      reference: (await findSettlement(context.db, refundNo))?.reference,
    })
    const to = (await findRequestEmail(context.db, refund.quote_no)) ?? (await findEmail(context.db, order.account_id))
    if (to !== undefined)
      await send(id, { to, subject, text: mailText(context, language, lines), at: context.clock.now() })
  }
