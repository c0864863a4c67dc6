import { createPublicKey } from 'node:crypto'
import { centsFromUnits } from '@shuttle/domain'
import { refundOrder } from '../money/refund-order'
import type { CmbProfile } from '../sandbox-options'
import { findVisibleRefund, type GatewayOrder, type SandboxState, visibleTransactions } from '../state/sandbox-state'
import { currencyNo, presentBankOrder, presentBankRefund } from './bank-answers.presenter'
import { BankError, type BankFields } from './bank-request'

/** The bank knows an order once it is paid; under another date it is another order. */
const paidOrder = (state: SandboxState, fields: BankFields, now: number): GatewayOrder => {
  const order = state.orders.get(fields.orderNo ?? '')
  const paid =
    order && visibleTransactions(order, now).some((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  if (!paid || !state.pending.has(`${fields.date}${fields.orderNo}`)) throw new BankError('MSS3411', '订单不存在')
  return order
}
const findPayment = (order: GatewayOrder) => order.transactions.find((each) => each.result === 'SUCCESS')

type Service = (at: { profile: CmbProfile; state: SandboxState; now: number }, fields: BankFields) => BankFields

const querySingleOrder: Service = ({ profile, state, now }, fields) => {
  if (fields.type !== 'B') throw new BankError('MSS3001', '查询类型错误')
  const order = paidOrder(state, fields, now)
  const payment = findPayment(order)
  return presentBankOrder(profile, { order, payment, date: fields.date ?? '', now })
}

const doRefund: Service = ({ profile, state, now }, fields) => {
  if (fields.operatorNo !== profile.operatorNo || fields.pwd !== profile.operatorPassword)
    throw new BankError('MSS4001', '操作员密码错误')
  const order = paidOrder(state, fields, now)
  const id = fields.refundSerialNo ?? ''
  if (!/^[0-9A-Za-z]{1,20}$/.test(id)) throw new BankError('MSS4002', '退款流水号错误')
  const before = findVisibleRefund(order, id, now)
  if (before && before.result !== 'FAILURE') throw new BankError('MSS4003', '退款流水号重复')
  const cents = centsFromUnits(fields.amount ?? '')
  if (cents === undefined) throw new BankError('MSS4004', '金额错误')
  const currency = findPayment(order)?.currency ?? 'CNY'
  const refund = refundOrder(state, order, { id, cents, currency, now })
  if ('refusal' in refund) throw new BankError('MSS4005', refund.refusal)
  return {
    bankSerialNo: `1726${order.id.slice(-12)}`,
    currency: currencyNo(currency),
    amount: fields.amount ?? '',
    refundSerialNo: id,
  }
}

const querySettledRefund: Service = ({ profile, state, now }, fields) => {
  const order = paidOrder(state, fields, now)
  const id = fields.merchantSerialNo ?? ''
  const refund = findVisibleRefund(order, id, now)
  if (!refund) throw new BankError('MSS3412', '退款订单不存在')
  return presentBankRefund(profile, { orderId: order.id, date: fields.date ?? '', refund })
}

/** FBPK: the bank's public key of the day. */
const doBusiness: Service = ({ profile }, fields) => {
  if (fields.txCode !== 'FBPK') throw new BankError('MSS0001', '交易码错误')
  const key = createPublicKey(profile.bankKey).export({ type: 'spki', format: 'der' })
  return { fbPubKey: key.toString('base64'), dateTime: fields.dateTime ?? '' }
}

/** Queries of the merchant's server: addressed by query, or `DoBusiness`, which has its own address. */
export const BANK_SERVICES: Record<string, { operation: 'order' | 'refund' | 'refund-query'; serve: Service }> = {
  QuerySingleOrder: { operation: 'order', serve: querySingleOrder },
  DoRefund: { operation: 'refund', serve: doRefund },
  DoBusiness: { operation: 'order', serve: doBusiness },
  QuerySettledRefundV2: { operation: 'refund-query', serve: querySettledRefund },
}
