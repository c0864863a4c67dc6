import { centsFromUnits } from '@shuttle/domain'
import { capturedCents, type RequestedPayment, type SandboxState } from '../state/sandbox-state'
import { BankError, type BankFields } from './bank-request'

const MAX_MINUTES = 30

/** Reads the fields of MB_EUserPay as strictly as the bank, and opens the payment; an order is paid once. */
export const openPayment = (state: SandboxState, fields: BankFields, now: number): RequestedPayment => {
  const { orderNo = '', date = '', amount = '', expireTimeSpan = String(MAX_MINUTES) } = fields
  const wrong = (text: string) => new BankError('MSS2001', text)
  if (!/^[0-9A-Za-z]{6,32}$/.test(orderNo)) throw wrong('订单号错误')
  if (!/^\d{8}$/.test(date)) throw wrong('订单日期错误')
  const cents = /^\d+\.\d{2}$/.test(amount) ? centsFromUnits(amount) : undefined
  if (cents === undefined || cents <= 0) throw wrong('金额错误')
  const minutes = Number(expireTimeSpan)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES) throw wrong('过期时间跨度错误')
  if (!URL.canParse(fields.payNoticeUrl ?? '')) throw wrong('通知地址错误')
  if (fields.returnUrl !== undefined && !URL.canParse(fields.returnUrl)) throw wrong('返回地址错误')
  const known = state.orders.get(orderNo)
  if (known && capturedCents(known, Number.POSITIVE_INFINITY) > 0) throw new BankError('MSS2002', '订单已支付')
  const para = fields.payNoticePara ?? ''
  const payment: RequestedPayment = {
    provider: 'cmbpay',
    id: `${date}${orderNo}`,
    orderId: orderNo,
    reference: para.split('|')[0] ?? '',
    amountCents: cents,
    currency: 'CNY',
    description: `订单 ${orderNo}`,
    attach: para,
    locale: 'zh_CN',
    endsAt: now + minutes * 60_000,
    notifyUrl: fields.payNoticeUrl,
    returnUrl: fields.returnUrl,
  }
  // A repeated request does not change the deadline and amount of the order.
  const open = state.pending.get(payment.id) ?? payment
  if (open.amountCents !== cents) throw new BankError('MSS2003', '订单金额不一致')
  state.save('pending', open)
  return open
}
