import { paymentMethodFromWire } from '@shuttle/calls'
import { useTexts } from '../../i18n/use-texts'

/** Names a way to pay; one that this build does not know keeps its own code. */
export const usePayTypeName = (): ((payType: string) => string) => {
  const t = useTexts()
  return (payType) => (paymentMethodFromWire(payType).method === 'card' ? t('payment.card') : payType)
}
