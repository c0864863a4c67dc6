import type { Currency } from '@shuttle/domain'
import { METHOD_OF_PAY_TYPE, queryPaymentTypesCall } from '@shuttle/wire'
import { type Coded, CURRENCY, readCode, toCode } from '../codes'
import { type CallOptions, callService } from '../send-call'

/** A payment method that the service accepts for a currency. */
export interface PaymentMethod {
  method: Coded<'card' | 'wechat' | 'octopus' | 'cmb' | 'alipay'>
  /** The provider's code, as addresses and payment calls carry it. */
  payType: string
  /** False where it cannot take the amount of this order; the page shows it as unavailable. */
  takesAmount: boolean
}

/** Every payment type that takes money, as calls spell it. */
export const PAY_TYPES: readonly string[] = Object.keys(METHOD_OF_PAY_TYPE)

export const paymentMethodFromWire = (payCode: string, takesAmount = true): PaymentMethod => ({
  method: readCode<'card' | 'wechat' | 'octopus' | 'cmb' | 'alipay'>(METHOD_OF_PAY_TYPE, payCode),
  payType: payCode,
  takesAmount,
})

/**
 * Payment methods for an order on this device, in the service's order; those that cannot take its amount come last.
 * Members only.
 */
export const fetchPaymentMethods = async (
  { orderNo, currency }: { orderNo: string; currency: Currency },
  options: CallOptions = {},
): Promise<PaymentMethod[]> => {
  const body = { joinType: 'WEB', currency: toCode(CURRENCY, currency), orderNo }
  const answer = await callService(queryPaymentTypesCall, body, options)
  return [
    ...answer.responseData.map((row) => paymentMethodFromWire(row.payCode)),
    ...(answer.extend?.notForAmount ?? []).map((payCode) => paymentMethodFromWire(payCode, false)),
  ]
}
