import { centsFromUnits, civilDateAt, civilTimeAt, formatUnits } from '@shuttle/domain'
import { refundOrder } from '../money/refund-order'
import {
  findVisibleRefund,
  type GatewayOrder,
  refundableCents,
  type SandboxState,
  visibleTransactions,
} from '../state/sandbox-state'
import { AlipayError, type AlipayFields } from './alipay-request'

type Answer = Record<string, string>
type Service = (at: { state: SandboxState; now: number }, biz: AlipayFields) => Answer

/** Alipay's own number of a trade: the day, and digits of ours. */
export const tradeNumber = (orderId: string, at: number): string =>
  `${civilDateAt(at).replaceAll('-', '')}22001${orderId.replace(/\D/g, '').slice(-15).padStart(15, '0')}`

/** The yuan is not named. */
const named = (name: string, currency: string): Answer => (currency === 'CNY' ? {} : { [name]: currency })

/** A trade exists from the moment at which the payer opened its page and paid, or tried to. */
const findTrade = ({ state, now }: Parameters<Service>[0], biz: AlipayFields) => {
  const orderId = biz.out_trade_no ?? ''
  const payment = state.pending.get(`alipay-${orderId}`)
  if (!payment) throw new AlipayError('40004', 'ACQ.TRADE_NOT_EXIST', '交易不存在')
  const order: GatewayOrder | undefined = state.orders.get(orderId)
  const paid =
    order && visibleTransactions(order, now).find(({ type, result }) => type === 'PAYMENT' && result === 'SUCCESS')
  return { payment, order, paid }
}

const query: Service = (at, biz) => {
  const { payment, order, paid } = findTrade(at, biz)
  const about = { out_trade_no: payment.orderId, trade_no: tradeNumber(payment.orderId, paid?.at ?? at.now) }
  if (!order || !paid) {
    const status = payment.endsAt <= at.now ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY'
    const unpaid = { total_amount: formatUnits(payment.amountCents), ...named('trans_currency', payment.currency) }
    return { ...about, trade_status: status, ...unpaid }
  }
  return {
    ...about,
    trade_status: refundableCents(order, at.now) === 0 ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
    total_amount: formatUnits(paid.amountCents),
    ...named('trans_currency', paid.currency),
    send_pay_date: `${civilDateAt(paid.at)} ${civilTimeAt(paid.at)}`,
    buyer_logon_id: '138******00',
  }
}

const REFUSALS = {
  amount: 'ACQ.INVALID_PARAMETER',
  id: 'ACQ.DISCORDANT_REPEAT_REQUEST',
  currency: 'ACQ.CURRENCY_NOT_SUPPORT',
  captured: 'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  fault: 'ACQ.TRADE_NOT_ALLOW_REFUND',
} as const

const refund: Service = (at, biz) => {
  const { order, paid } = findTrade(at, biz)
  if (!order || !paid) throw new AlipayError('40004', 'ACQ.REASON_TRADE_STATUS_INVALID', '交易状态异常')
  const { out_request_no: id = '', refund_amount: amount = '', refund_currency: currency = 'CNY' } = biz
  const cents = /^\d+\.\d{2}$/.test(amount) ? centsFromUnits(amount) : undefined
  if (cents === undefined || !/^[\w-]{1,64}$/.test(id))
    throw new AlipayError('40004', 'ACQ.INVALID_PARAMETER', '参数无效')
  const known = findVisibleRefund(order, id, at.now)
  const made = refundOrder(at.state, order, { id, cents, currency, now: at.now })
  if ('refusal' in made) throw new AlipayError('40004', REFUSALS[made.of], made.refusal)
  const moved = made.result === 'SUCCESS' && known?.result !== 'SUCCESS'
  return {
    out_trade_no: order.id,
    trade_no: tradeNumber(order.id, paid.at),
    fund_change: moved ? 'Y' : 'N',
    refund_fee: formatUnits(paid.amountCents - refundableCents(order, at.now)),
  }
}

const STATUS = { SUCCESS: 'REFUND_SUCCESS', PENDING: 'REFUND_PROCESSING', FAILURE: 'REFUND_FAIL' } as const

const queryRefund: Service = (at, biz) => {
  const { order, paid } = findTrade(at, biz)
  const made = findVisibleRefund(order, biz.out_request_no ?? '', at.now)
  // A refund that Alipay does not have is answered by a success without fields.
  if (!order || !paid || !made) return {}
  return {
    out_trade_no: order.id,
    out_request_no: made.id,
    trade_no: tradeNumber(order.id, paid.at),
    total_amount: formatUnits(paid.amountCents),
    refund_amount: formatUnits(made.amountCents),
    ...named('refund_currency', made.currency),
    refund_status: STATUS[made.result],
  }
}

/** Queries of the merchant's server, by `method`. */
export const TRADE_SERVICES: Record<string, { operation: 'order' | 'refund' | 'refund-query'; serve: Service }> = {
  'alipay.trade.query': { operation: 'order', serve: query },
  'alipay.trade.refund': { operation: 'refund', serve: refund },
  'alipay.trade.fastpay.refund.query': { operation: 'refund-query', serve: queryRefund },
}
