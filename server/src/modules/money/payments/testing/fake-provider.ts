import { tradeNotice } from '../../../../../sandbox/alipay/trade-notice'
import { payNotice } from '../../../../../sandbox/cmbpay/pay-notice'
import type { NoticeRequest } from '../../../../../sandbox/money/send-notices'
import { resultNotice } from '../../../../../sandbox/octopus/result-notice'
import { paymentAnswer, paymentNotice } from '../../../../../sandbox/wechat-pay/wechat-pay-messages'
import { readConfig } from '../../../../config/config'
import { sandboxProfiles } from '../../../../start/sandbox-profiles'
import type { PaymentService } from './start-payment-service'

export const OTHER_METHODS = ['wxpay', 'octopusonline', 'cmbpay', 'alipay'] as const
export type OtherMethod = (typeof OTHER_METHODS)[number]

/** A payer and a provider beside the card gateway, as the tests of all of them need them. */
export const fakeProvider = (service: PaymentService, payType: OtherMethod) => {
  const { sandbox, clock, app } = service
  const profiles = sandboxProfiles(readConfig({}), clock.now)
  const findPending = (orderNo: string) => {
    const payment = [...sandbox.state.pending.values()].findLast((each) => each.reference === orderNo)
    if (!payment) throw new Error(`no payment of ${orderNo} at the provider`)
    return payment
  }
  /** Signed with the provider's key of this serial; with its first without one. */
  const toNotice = (orderNo: string, serial?: string): NoticeRequest => {
    const { wechatPay, cmbpay, octopus, alipay } = profiles
    if (!wechatPay || !cmbpay || !octopus || !alipay) throw new Error('no profile')
    if (serial !== undefined) (payType === 'wxpay' ? wechatPay : octopus).signWith?.(serial)
    const payment = findPending(orderNo)
    const now = clock.now()
    if (payType === 'alipay') return tradeNotice(alipay, payment, { state: sandbox.state, now })
    if (payType === 'octopusonline')
      return resultNotice({ profile: octopus, state: sandbox.state, now: clock.now }, payment, 'paid')
    return payType === 'wxpay'
      ? paymentNotice(wechatPay, paymentAnswer(wechatPay, sandbox.state, payment, now), now)
      : payNotice(cmbpay, payment, now)
  }
  return {
    /** A member with an order and an attempt that was opened. */
    open: async () => {
      const member = await service.member()
      const orderNo = await member.placeOrder('2026-11-28', payType === 'cmbpay' ? 'CNY' : 'HKD')
      const attempt = async () => {
        const answer = await member.requestPaymentBy(payType, orderNo)
        if (answer.code !== 'SUCCESS') throw new Error(`no payment: ${answer.code}`)
        const { orderReqno } = answer.responseData as { orderReqno: string }
        return { orderReqno, json: answer.json ?? '' }
      }
      return { member, orderNo, attempt, ...(await attempt()) }
    },
    pay: (json: string, choice: 'pay' | 'cancel' | 'fail' = 'pay') =>
      payType === 'wxpay' ? sandbox.payByWallet(json, choice) : sandbox.payByForm(json, choice),
    toNotice,
    notify: ({ contentType, headers, body }: NoticeRequest) =>
      app.inject({
        method: 'POST',
        url: `/api/pay/notify/${payType}`,
        headers: { 'content-type': contentType, ...headers },
        payload: body,
      }),
    /** The provider's transactions of the order: PAYMENT, REFUND. */
    listTransactions: (orderNo: string) =>
      [...sandbox.state.orders.values()]
        .filter((order) => order.reference === orderNo)
        .flatMap((order) => order.transactions.map((each) => each.type)),
  }
}
