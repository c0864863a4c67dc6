import { civilDateAt, civilTimeAt, formatUnits } from '@shuttle/domain'
import type { WechatPayProfile } from '../sandbox-options'
import {
  type GatewayOrder,
  type GatewayTransaction,
  type RequestedPayment,
  type SandboxState,
  visibleTransactions,
} from '../state/sandbox-state'
import { refundNumber, transactionNumber } from './wechat-pay-messages'

interface Movement {
  payment: RequestedPayment
  order: GatewayOrder
  paid: GatewayTransaction
  /** The payment itself, or a refund of it. */
  moved: GatewayTransaction
}

const isOf = (day: string, { at, type, result }: GatewayTransaction): boolean =>
  civilDateAt(at) === day && (type === 'REFUND' || result === 'SUCCESS')

/** Movements of a day: payments that were made, and refunds that were begun. */
const listMovements = (state: SandboxState, day: string, now: number): Movement[] =>
  [...state.orders.values()].flatMap((order) => {
    const payment = [...state.pending.values()].findLast(
      ({ provider, orderId }) => provider === 'wxpay' && orderId === order.id,
    )
    const seen = visibleTransactions(order, now)
    const paid = seen.find(({ type, result }) => type === 'PAYMENT' && result === 'SUCCESS')
    if (!payment || !paid) return []
    return seen.filter((each) => isOf(day, each)).map((moved) => ({ payment, order, paid, moved }))
  })

const moment = (at: number): string => `${civilDateAt(at)} ${civilTimeAt(at)}`
/** Values are prefixed by a back quote, names are not. */
const line = (values: readonly (string | number)[]): string => values.map((value) => `\`${value}`).join(',')
const sum = (moved: readonly Movement[], type: GatewayTransaction['type']): string =>
  formatUnits(
    moved.filter(({ moved: each }) => each.type === type).reduce((all, each) => all + each.moved.amountCents, 0),
  )

const TRADE_NAMES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const TRADE_SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const REFUND_STATUS = { SUCCESS: 'SUCCESS', PENDING: 'PROCESSING', FAILURE: 'FAIL' } as const

const tradeRow = (profile: WechatPayProfile, { payment, order, paid, moved }: Movement): string => {
  const isRefund = moved.type === 'REFUND'
  const amount = formatUnits(moved.amountCents)
  const about = [moment(moved.at), profile.appId, profile.merchant, '0', '', transactionNumber(payment, paid), order.id]
  const refund = isRefund
    ? [refundNumber(order, moved), moved.id, amount, '0.00', 'ORIGINAL', REFUND_STATUS[moved.result]]
    : ['0', '0', '0.00', '0.00', '', '']
  return line([
    ...[...about, 'sandbox', 'JSAPI', isRefund ? 'REFUND' : 'SUCCESS', 'OTHERS', moved.currency],
    ...[isRefund ? '0.00' : amount, '0.00', ...refund, payment.description, payment.attach, '0.00000', '0.60%'],
    ...[isRefund ? '0.00' : amount, isRefund ? amount : '0.00', ''],
  ])
}

const FLOW_NAMES =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号'
const FLOW_SUMS = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额'

const flowRow = ({ payment, order, paid, moved }: Movement): string => {
  const isRefund = moved.type === 'REFUND'
  const number = isRefund ? refundNumber(order, moved) : transactionNumber(payment, paid)
  const what = isRefund ? ['退款', '退款', '支出'] : ['交易', '交易', '收入']
  return line([
    moment(moved.at),
    number,
    `1${number}`,
    ...what,
    formatUnits(moved.amountCents),
    '0.00',
    'system',
    '',
    number,
  ])
}

export type BillKind = 'tradebill' | 'fundflowbill'

/** A bill as text; undefined for a day on which nothing moved. */
export const presentBill = (
  about: { profile: WechatPayProfile; state: SandboxState; now: number },
  kind: BillKind,
  day: string,
): string | undefined => {
  const moved = listMovements(about.state, day, about.now)
  if (moved.length === 0) return undefined
  const [taken, given] = [sum(moved, 'PAYMENT'), sum(moved, 'REFUND')]
  const refunds = moved.filter(({ moved: each }) => each.type === 'REFUND').length
  const lines =
    kind === 'tradebill'
      ? [
          ...[TRADE_NAMES, ...moved.map((each) => tradeRow(about.profile, each)), TRADE_SUMS],
          line([moved.length, taken, given, '0.00', '0.00000', taken, given]),
        ]
      : [
          ...[FLOW_NAMES, ...moved.map(flowRow), FLOW_SUMS],
          line([moved.length, moved.length - refunds, taken, refunds, given]),
        ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
