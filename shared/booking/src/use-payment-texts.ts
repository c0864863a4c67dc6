import { createLazyTexts } from '@shuttle/i18n'
import { paymentTexts } from './texts/payment'

export const usePaymentTexts = createLazyTexts<(typeof paymentTexts)['zh-hk']>('booking/payment', paymentTexts)
