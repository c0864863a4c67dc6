import { centsFromUnits } from '@shuttle/domain'
import { capturedCents, type RequestedPayment, type SandboxState } from '../state/sandbox-state'
import { AlipayError, type AlipayFields } from './alipay-request'

/** Reads the content of alipay.trade.wap.pay as strictly as Alipay, and opens the trade; it is paid once. */
export const openTrade = (
  state: SandboxState,
  { form, biz }: { form: AlipayFields; biz: AlipayFields },
  now: number,
): RequestedPayment => {
  const { out_trade_no: orderId = '', total_amount: amount = '', subject = '', trans_currency: currency = 'CNY' } = biz
  const wrong = (text: string) => new AlipayError('40004', 'ACQ.INVALID_PARAMETER', text)
  if (!/^[\w-]{1,64}$/.test(orderId)) throw wrong('out_trade_no')
  const cents = /^\d{1,9}\.\d{2}$/.test(amount) ? centsFromUnits(amount) : undefined
  if (cents === undefined || cents <= 0) throw wrong('total_amount')
  if (subject === '' || subject.length > 256 || /[/=&]/.test(subject)) throw wrong('subject')
  if (biz.product_code !== 'QUICK_WAP_WAY') throw wrong('product_code')
  const endsAt = Date.parse(`${(biz.time_expire ?? '').replace(' ', 'T')}+08:00`)
  if (!(endsAt > now)) throw wrong('time_expire')
  for (const name of ['notify_url', 'return_url']) if (!URL.canParse(form[name] ?? '')) throw wrong(name)
  if (!['CNY', 'HKD'].includes(currency)) throw new AlipayError('40004', 'ACQ.CURRENCY_NOT_SUPPORT', currency)
  const known = state.orders.get(orderId)
  if (known && capturedCents(known, Number.POSITIVE_INFINITY) > 0)
    throw new AlipayError('40004', 'ACQ.TRADE_HAS_SUCCESS', '交易已被支付')
  const payment: RequestedPayment = {
    provider: 'alipay',
    id: `alipay-${orderId}`,
    orderId,
    reference: decodeURIComponent(biz.passback_params ?? ''),
    amountCents: cents,
    currency,
    description: subject,
    attach: biz.passback_params ?? '',
    locale: 'zh_CN',
    endsAt,
    notifyUrl: form.notify_url,
    returnUrl: form.return_url,
  }
  // A repeated form does not change the deadline and amount of the trade.
  const open = state.pending.get(payment.id) ?? payment
  if (open.amountCents !== cents || open.currency !== currency)
    throw new AlipayError('40004', 'ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
  state.save('pending', open)
  return open
}
