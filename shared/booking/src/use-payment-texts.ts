import { createLazyTexts } from '@shuttle/i18n'
import { paymentTexts } from './texts/payment'

export const usePaymentTexts = createLazyTexts('booking/payment', paymentTexts)
