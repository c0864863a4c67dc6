import type { CardResult, Order } from '@shuttle/calls'
import { useReducer } from 'react'
import { useLeaveWarning } from '../../../components/use-leave-warning'
import { cardPayment, isInFlight } from '../../../domain/card-payment'
import { useConfirmation } from '../use-confirmation'
import { usePaid } from '../use-paid'
import { useStartAttempt } from '../use-start-attempt'
import { readFrameSettings } from './frame-report'

interface CardPaymentInput {
  order: Order
  payType: string
  onPaid: (payment: { orderNo: string; orderReqno: string; payType: string; card?: CardResult }) => void
  onExpired: () => void
}

/** Runs one card payment: opens the attempt, follows the frame, has the server confirm. */
export const useCardPayment = ({ order, payType, onPaid, onExpired }: CardPaymentInput) => {
  const [payment, dispatch] = useReducer(cardPayment, { kind: 'idle' })
  const startAttempt = useStartAttempt(order, onExpired)
  const card: CardResult = {
    amount: order.amountDue,
    lineCode: order.lineCode,
    // Not `passengers`: it contains only passengers with a name.
    totalPeople: order.priceLines.reduce((sum, line) => sum + line.count, 0),
    soldAt: order.placedAt,
  }
  useConfirmation(payment, { payType, card }, dispatch)
  usePaid(payment.kind === 'paid' ? payment.attempt : undefined, payType, (paid) => onPaid({ ...paid, card }))
  useLeaveWarning(isInFlight(payment))

  const start = async () => {
    if (isInFlight(payment)) return
    const started = await startAttempt({ payType, dispatch, readLaunch: readFrameSettings })
    if (started) dispatch({ type: 'attempt-opened', attempt: started.attempt })
  }

  return { payment, dispatch, start }
}
