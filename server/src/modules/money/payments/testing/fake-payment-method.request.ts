import { fakeProvider, OTHER_METHODS } from './fake-provider'
import type { PaymentService } from './start-payment-service'
import { TEST_PROFILE } from './start-sandbox'

export const EVERY_METHOD = ['MasterCard', ...OTHER_METHODS] as const
export type EveryMethod = (typeof EVERY_METHOD)[number]

/** Amounts and a currency that the order does not have. */
export const LIES = { amount: 1, totalFee: 1, totalNeedpay: 1, currency: '9', feeType: '9' }

type Member = Awaited<ReturnType<PaymentService['member']>>

/** Every payment method behind one interface, for tests of what all methods share. */
export const fakePaymentMethod = (service: PaymentService, payType: EveryMethod) => {
  const other = payType === 'MasterCard' ? undefined : fakeProvider(service, payType)

  const attempt = async (member: Member, orderNo: string, body: object = {}) => {
    const answer = await member.requestPaymentBy(payType, orderNo, body)
    const { orderReqno = '', totalFee = 0, sessionId = '' } = (answer.responseData ?? {}) as Record<string, never>
    return {
      code: answer.code,
      orderReqno: String(orderReqno),
      cents: Number(totalFee),
      pay: async () => {
        await (other ? other.pay(answer.json ?? '') : service.sandbox.payByCard(sessionId))
      },
    }
  }

  const notify = (orderNo: string, requestNo: string) =>
    other
      ? other.notify(other.toNotice(orderNo))
      : service.app.inject({
          method: 'POST',
          url: '/api/pay/notify/MasterCard',
          headers: { 'x-notification-secret': TEST_PROFILE.notificationSecret },
          payload: { order: { id: requestNo } },
        })

  return {
    currency: payType === 'cmbpay' ? ('CNY' as const) : ('HKD' as const),
    attempt,
    notify,
    open: async () => {
      const member = await service.member()
      const orderNo = await member.placeOrder('2026-11-28', payType === 'cmbpay' ? 'CNY' : 'HKD')
      return { member, orderNo, ...(await attempt(member, orderNo)) }
    },
    /** The provider's transactions of the order: kind and cents. */
    listTransactions: (orderNo: string) =>
      [...service.sandbox.state.orders.values()]
        .filter((order) => order.reference === orderNo)
        .flatMap((order) => order.transactions.map(({ type, amountCents }) => `${type} ${amountCents}`)),
  }
}
