import { useBookingTexts } from '@shuttle/booking'
import { choiceSentences, orderRefundChoice } from '@shuttle/booking/formatters'
import type { Order } from '@shuttle/calls'
import { findRefundWay } from '@shuttle/domain'
import { useTexts } from '../i18n/use-texts'
import { useFeeSentence } from './use-fee-sentence'

/** How the valid tickets of an order are refunded, as one paragraph: on request, or at the current fee. */
export const useRefundSummary = (order: Order): { summary: string; isOnRequest: boolean } => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const fee = useFeeSentence(order)
  const { refundPolicy } = order
  const choice = orderRefundChoice(order)
  const isOnRequest = refundPolicy !== undefined && findRefundWay(refundPolicy, choice).way === 'onRequest'
  const sentences = refundPolicy ? choiceSentences(refundPolicy, choice, bookingT) : []
  const summary = isOnRequest ? [...sentences, fee && t('refund.requestFee'), fee] : [fee, ...sentences]
  return { summary: summary.filter(Boolean).join(bookingT('refund.sentenceSpace')), isOnRequest }
}
