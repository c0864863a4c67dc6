import { type CardResult, confirmPayment } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { reportFailure } from '@shuttle/host'
import { useStorePaidOrder } from '@shuttle/queries'
import { useEffect } from 'react'
import { type AttemptName, CONFIRM_POLL_MS, type ConfirmEvent } from '../../domain/confirm-event'

/** A payment that may need the service's answer: `confirming` again and again, `checking` once. */
type Confirmable = { kind: 'confirming'; attempt: AttemptName; asked: number } | { kind: string }
type InQuestion = { kind: 'confirming' | 'checking'; attempt: AttemptName; asked?: number }

const isInQuestion = (payment: Confirmable): payment is InQuestion =>
  payment.kind === 'confirming' || payment.kind === 'checking'

/** Reads a failed confirmation. Without an answer it is unknown whether money moved, so the call is repeated, never the payment. */
export const toConfirmEvent = (error: unknown): ConfirmEvent => {
  if (!isApiError(error) || error.kind !== 'refused') return { type: 'confirm-failed' }
  if (error.code === 'PAYMENT_PENDING') return { type: 'still-pending' }
  return error.code === 'PROVIDER_UNREACHABLE'
    ? { type: 'confirm-failed' }
    : { type: 'confirm-refused', code: error.code }
}

/** Confirms a payment: at once, and again while the service answers 'pending'; a payment being checked is confirmed once. */
export const useConfirmation = (
  payment: Confirmable,
  about: { payType: string; card?: CardResult },
  dispatch: (event: ConfirmEvent) => void,
) => {
  const storePaidOrder = useStorePaidOrder()
  const { payType } = about
  const cardJson = JSON.stringify(about.card)
  useEffect(() => {
    if (!isInQuestion(payment)) return
    const abort = new AbortController()
    const { orderNo, orderReqno } = payment.attempt
    const card = cardJson === undefined ? undefined : (JSON.parse(cardJson) as CardResult)
    const confirm = async () => {
      try {
        const paid = await confirmPayment(
          { orderReqno, orderNo, payType, ...(card && { card }) },
          { signal: abort.signal },
        )
        if (abort.signal.aborted) return
        storePaidOrder({ orderNo, orderReqno }, paid)
        dispatch({ type: 'confirmed' })
      } catch (error) {
        if (abort.signal.aborted) return
        reportFailure(error, 'mf-purchase: payment confirmation')
        dispatch(toConfirmEvent(error))
      }
    }
    const isFirst = payment.kind === 'checking' || payment.asked === 0
    const timer = setTimeout(confirm, isFirst ? 0 : CONFIRM_POLL_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [payment, payType, cardJson, dispatch, storePaidOrder])
}
