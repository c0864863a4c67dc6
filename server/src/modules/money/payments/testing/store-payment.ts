import { civilDateAt } from '@shuttle/domain'
import { addAttempt, nameLatestAttempt, type PaymentAttemptRow } from '../attempts.repository'
import { bankOrderNo } from '../cmbpay/bank-messages'
import { firstCheckAt } from '../open-attempt'
import { recordPayment } from '../record-payment'
import type { EveryMethod } from './fake-payment-method.request'
import type { PaymentService } from './start-payment-service'

const SANDBOX_NAME = { wxpay: 'wxpay', cmbpay: 'cmbpay', octopusonline: 'octopus', alipay: 'alipay' } as const

/**
 * Pays an order without a payment request: writes the attempt, the money in the provider's books, and its record.
 * Answers the number of the attempt.
 */
export const storePayment = async (
  { context, methods, sandbox }: PaymentService,
  orderNo: string,
  payType: EveryMethod = 'MasterCard',
): Promise<string> => {
  const { db, clock } = context
  const provider = methods.byCode(payType)
  if (!provider) throw new Error(`no provider ${payType}`)
  const orders = db.selectFrom('orders').selectAll().where('order_no', '=', orderNo)
  const { account_id, due_cents: amountCents, currency, pay_by } = await orders.executeTakeFirstOrThrow()
  const [now, requestNo] = [clock.now(), `${orderNo}-00000001`]
  const sessionId = `SESSION-${requestNo}`
  const orderId = payType === 'cmbpay' ? bankOrderNo(requestNo) : requestNo
  const about = { reference: orderNo, amountCents, currency, description: '' }
  const locale = 'en'
  if (payType === 'MasterCard') {
    const session = { id: sessionId, version: '', apiVersion: 100, successIndicator: '', merchantName: '' }
    sandbox.state.save('sessions', {
      ...session,
      orderId,
      ...about,
      locale,
      endsAt: pay_by,
      notificationUrl: undefined,
    })
  } else {
    const day = civilDateAt(now).replaceAll('-', '')
    const id = { cmbpay: `${day}${orderId}`, alipay: `alipay-${orderId}`, wxpay: '', octopusonline: '' }[payType]
    const payment = { attach: orderNo, locale, endsAt: pay_by, notifyUrl: undefined, returnUrl: undefined }
    sandbox.state.save('pending', {
      provider: SANDBOX_NAME[payType],
      id: id || `stored-${orderNo}`,
      orderId,
      ...about,
      ...payment,
    })
  }
  const money = { type: 'PAYMENT', result: 'SUCCESS', gatewayCode: 'APPROVED', amountCents, currency } as const
  const transactions = [{ id: '1', ...money, at: now, visibleFrom: now }]
  sandbox.state.save('orders', { id: orderId, ...about, createdAt: now, transactions })
  const attempt: PaymentAttemptRow = {
    language: 'en',
    state: 'open',
    ...{ request_no: requestNo, order_no: orderNo, account_id, provider: payType, merchant: provider.merchant },
    ...{ amount_cents: amountCents, currency, session_id: sessionId, session_version: '' },
    ...{ success_indicator: '', created_at: now, pay_by, next_check_at: firstCheckAt(now), checks: 0 },
    ...{ unanswered_since: null, next_recheck_at: null, idempotency_key: null, request_hash: '', launch: '' },
    ...{ call_fields: '{}', card_query: '' },
  }
  await addAttempt(db, attempt)
  await nameLatestAttempt(db, { orderNo, requestNo, now })
  const captured = await provider.query({ requestNo, openedAt: now })
  if (captured.state !== 'captured') throw new Error(`not paid: ${captured.state}`)
  const { outcome } = await recordPayment(db, { provider, attempt, captured, now })
  if (outcome !== 'paid') throw new Error(`not paid: ${outcome}`)
  return requestNo
}
