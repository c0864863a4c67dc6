import type { Currency } from '@shuttle/domain'
import { queryPaymentTypes } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { CURRENCY, toCode } from '../codes.mapper'
import { paymentMethodFromWire } from './payment.mapper'
import type { PaymentMethod } from './payment-method'

/** Ways to pay an order on this device, in the server's order, then those that cannot take its amount. Members only. */
export const fetchPaymentMethods = async (
  { orderNo, currency }: { orderNo: string; currency: Currency },
  options: CallOptions = {},
): Promise<PaymentMethod[]> => {
  const body = { joinType: 'WEB', currency: toCode(CURRENCY, currency), orderNo }
  const answer = await callService(queryPaymentTypes, body, options)
  return [
    ...answer.responseData.map((row) => paymentMethodFromWire(row.payCode)),
    ...(answer.extend?.notForAmount ?? []).map((payCode) => paymentMethodFromWire(payCode, false)),
  ]
}
