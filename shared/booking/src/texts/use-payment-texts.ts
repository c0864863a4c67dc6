import { createLazyTexts } from '@shuttle/i18n'
import { paymentTexts } from './payment'

export const usePaymentTexts = createLazyTexts('booking/payment', paymentTexts)
