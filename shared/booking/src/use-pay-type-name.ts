import { COUPONS_PAY_TYPE, isUnknownCode, paymentMethodFromWire } from '@shuttle/calls'
import { usePaymentTexts } from './texts/use-payment-texts'

/** Names a payment type; an unknown one shows its code. */
export const usePayTypeName = (): ((payType: string) => string) => {
  const t = usePaymentTexts()
  return (payType) => {
    if (payType === COUPONS_PAY_TYPE) return t('paymentType.coupons')
    const { method } = paymentMethodFromWire(payType)
    return isUnknownCode(method) ? payType : t(`paymentType.${method}`)
  }
}
