import { visibleTransactions } from '../state/gateway-order'
import type { PendingPayment } from '../state/pending-payment'
import type { SandboxState } from '../state/sandbox-state'
import type { WechatPayProfile } from './wechat-pay-profile'

/** An order as the platform tells it to its merchant, in a query and in a notice. */
export const transactionAnswer = (
  profile: WechatPayProfile,
  state: SandboxState,
  payment: PendingPayment,
  now: number,
) => {
  const order = state.orders.get(payment.orderId)
  const seen = order ? visibleTransactions(order, now) : []
  const paid = seen.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  const base = {
    appid: profile.appId,
    mchid: profile.merchant,
    out_trade_no: payment.orderId,
    attach: payment.attach,
  }
  if (!paid) {
    const declined = seen.some((each) => each.result === 'FAILURE')
    const tradeState = declined ? 'PAYERROR' : payment.endsAt <= now ? 'CLOSED' : 'NOTPAY'
    return { ...base, trade_state: tradeState, trade_state_desc: declined ? 'declined by the bank' : '' }
  }
  const isRefunded = seen.some((each) => each.type === 'REFUND')
  return {
    ...base,
    transaction_id: `4200${payment.id.slice(-24)}${paid.id}`,
    trade_type: 'JSAPI',
    trade_state: isRefunded ? 'REFUND' : 'SUCCESS',
    trade_state_desc: '',
    bank_type: 'OTHERS',
    success_time: new Date(paid.at).toISOString(),
    payer: { openid: 'sandbox' },
    amount: {
      total: paid.amountCents,
      payer_total: paid.amountCents,
      currency: paid.currency,
      payer_currency: paid.currency,
    },
  }
}
