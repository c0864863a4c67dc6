import type { CardResult, Order } from '@shuttle/calls'
import { toast } from '@shuttle/host'
import { useReducer } from 'react'
import { useLeaveWarning } from '../../../components/use-leave-warning'
import { cardPayment, isUnderWay } from '../../../domain/card-payment'
import { usePaymentTexts } from '../../../i18n/use-payment-texts'
import { useConfirmation } from '../use-confirmation'
import { useOpenAttempt } from '../use-open-attempt'
import { readyOverlay, usePaid } from '../use-payment-steps'
import { readFrameSettings } from './frame-report'

interface CardPaymentInput {
  order: Order
  payType: string
  onPaid: (payment: { orderNo: string; orderReqno: string; payType: string; card?: CardResult }) => void
  onExpired: () => void
}

/** Runs one card payment: opens the attempt, follows the frame, has the server confirm. */
export const useCardPayment = ({ order, payType, onPaid, onExpired }: CardPaymentInput) => {
  const t = usePaymentTexts()
  const [payment, dispatch] = useReducer(cardPayment, { kind: 'idle' })
  const openAttempt = useOpenAttempt(order, onExpired)
  const card: CardResult = {
    amount: order.amountDue,
    lineCode: order.lineCode,
    // Not `passengers`: people without a name are none of those.
    totalPeople: order.priceLines.reduce((people, line) => people + line.count, 0),
    soldAt: order.placedAt,
  }
  useConfirmation(payment, { payType, card }, dispatch)
  usePaid(payment.kind === 'paid' ? payment.attempt : undefined, payType, (paid) => onPaid({ ...paid, card }))
  useLeaveWarning(isUnderWay(payment))

  const start = async () => {
    if (isUnderWay(payment)) return
    dispatch({ type: 'pressed' })
    if (!(await readyOverlay())) {
      toast(t('common.notLoaded'), 'error')
      return dispatch({ type: 'attempt-refused' })
    }
    const attempt = await openAttempt(payType)
    if (attempt && readFrameSettings(attempt.frameText)) return dispatch({ type: 'attempt-opened', attempt })
    dispatch({ type: 'attempt-refused' })
    if (attempt) toast(t('card.later'), 'error')
  }

  return { payment, dispatch, start }
}
