import type { Currency } from '@shuttle/domain'
import { queryPaymentTypes } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { CURRENCY, codeOf } from '../codes.mapper'
import { paymentMethodFromWire } from './payment.mapper'
import type { PaymentMethod } from './payment-method'

/** Ways to pay an order on this device, in the server's order, then those that cannot take its amount. Members only. */
export const fetchPaymentMethods = async (
  { orderNo, currency }: { orderNo: string; currency: Currency },
  options: AskOptions = {},
): Promise<PaymentMethod[]> => {
  const body = { joinType: 'WEB', currency: codeOf(CURRENCY, currency), orderNo }
  const answer = await ask(queryPaymentTypes, body, options)
  return [
    ...answer.responseData.map((row) => paymentMethodFromWire(row.payCode)),
    ...(answer.extend?.notForAmount ?? []).map((payCode) => paymentMethodFromWire(payCode, false)),
  ]
}
