import { COUPONS_PAY_TYPE, isUnknownCode, paymentMethodFromWire } from '@shuttle/calls'
import { useTexts } from '../i18n/use-texts'

/** Names a way to pay; one that this build does not know keeps its own code. */
export const usePayTypeName = (): ((payType: string) => string) => {
  const t = useTexts()
  const names = {
    card: t('payment.card'),
    wechat: t('visit.wechat'),
    octopus: t('visit.octopus'),
    cmb: t('visit.cmb'),
  }
  return (payType) => {
    if (payType === COUPONS_PAY_TYPE) return t('payment.coupons')
    const { method } = paymentMethodFromWire(payType)
    return isUnknownCode(method) ? payType : names[method]
  }
}
