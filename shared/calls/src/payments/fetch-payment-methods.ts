import type { Currency } from '@shuttle/domain'
import { queryPaymentTypes } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { CURRENCY, codeOf } from '../codes.mapper'
import { paymentMethodFromWire } from './payment.mapper'
import type { PaymentMethod } from './payment-method'

/** Ways to pay in a currency on this device, in the server's order. Members only. */
export const fetchPaymentMethods = async (currency: Currency, options: AskOptions = {}): Promise<PaymentMethod[]> => {
  const answer = await ask(queryPaymentTypes, { joinType: 'WEB', currency: codeOf(CURRENCY, currency) }, options)
  return answer.responseData.map((row) => paymentMethodFromWire(row.payCode))
}
