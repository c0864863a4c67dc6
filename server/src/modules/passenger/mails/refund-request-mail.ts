import { formatMoney, type RefundRequestState } from '@shuttle/domain'
import { formatDate } from '@shuttle/i18n/format'
import { serviceTexts, type TranslateService } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { findOrder } from '../orders'
import { findRefundRequest } from '../refund-requests'
import { mailText } from './mail-text'

interface RequestToWrite {
  /** The state that the mail is about; the request may have moved on since. */
  state: RefundRequestState
  orderNo: string
  requestNo: string
  ticketNumbers: readonly string[]
  /** Day until which staff answer. */
  day: string
  /** The answer of staff; empty where they wrote nothing. */
  answerText: string
  fee: string
  /** Undefined where nothing was paid for the tickets. */
  amount: string | undefined
}

export const writeRefundRequest = (
  t: TranslateService,
  request: RequestToWrite,
): { subject: string; lines: string[] } => {
  const { state, orderNo, requestNo, ticketNumbers, day, answerText: text, fee, amount } = request
  const hasAmounts = state === 'waiting' || state === 'approved'
  const amounts =
    amount === undefined
      ? [t('mail.refundRequest.nothing')]
      : [
          t('mail.refundRequest.fee', { fee }),
          t('mail.refundRequest.amount', { amount }),
          '',
          t(state === 'waiting' ? 'mail.refundRequest.wouldGoBack' : 'mail.refundRequest.onItsWay'),
        ]
  return {
    subject: t(`mail.refundRequest.subject.${state}`, { requestNo }),
    lines: [
      t('mail.greeting'),
      '',
      t(`mail.refundRequest.happened.${state}`, { day }),
      ...(text === '' ? [] : [t('mail.refundRequest.answer', { text })]),
      t('mail.refundRequest.orderNo', { orderNo }),
      t('mail.refundRequest.requestNo', { requestNo }),
      t('mail.refundRequest.tickets', { tickets: ticketNumbers.join(', ') }),
      ...(hasAmounts ? amounts : []),
    ],
  }
}

/** Handler of `mail:refund-request`: the state of a request, to the address that it names. */
export const refundRequestMail =
  (context: AppContext, send: Mailer): OutboxHandlers['mail:refund-request'] =>
  async ({ requestNo, state, language }, { id }) => {
    const request = await findRefundRequest(context.db, requestNo)
    if (!request) throw new Error(`refund request ${requestNo} is gone`)
    const order = await findOrder(context.db, request.order_no)
    if (!order) throw new Error(`order ${request.order_no} is gone`)
    const { email: to, items } = request
    const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)
    const isFree = sum(items.map(({ paid }) => paid)) === 0
    const { subject, lines } = writeRefundRequest(serviceTexts(language), {
      state,
      orderNo: order.order_no,
      requestNo,
      ticketNumbers: items.map(({ ticketNo }) => ticketNo),
      day: formatDate(request.answer_by, language),
      answerText: state === request.state ? request.answer_text : '',
      fee: formatMoney(sum(items.map(({ fee }) => fee)), order.currency),
      amount: isFree ? undefined : formatMoney(sum(items.map(({ refund }) => refund)), order.currency),
    })
    // Empty once the account was deleted.
    if (to !== '') await send(id, { to, subject, text: mailText(context, language, lines), at: context.clock.now() })
  }
