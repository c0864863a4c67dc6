import type { CardResult } from '@shuttle/calls'
import { type ErrorCode, isApiError } from '@shuttle/contracts'
import { useConfirmPayment } from '@shuttle/queries'
import { useEffect, useEffectEvent } from 'react'
import type { AttemptName, ConfirmEvent } from '../../domain/confirm-event'
import type { PaymentState } from '../../domain/payment-phase'

/** Interval of the confirmation poll (purchase 9, card wait poll). */
export const CONFIRM_POLL_MS = 300

/** Codes that are outcomes of a payment. Any other refusal leaves open whether money moved. */
const OUTCOMES: ReadonlySet<string> = new Set<ErrorCode>([
  'PAYMENT_FAILED',
  'PAYMENT_AMOUNT_MISMATCH',
  'ORDER_EXPIRED',
  'ORDER_NOT_PAYABLE',
])

/**
 * Maps a failed confirmation to an event. If it is unknown whether money moved, the call is repeated, never the
 * payment.
 */
export const toConfirmEvent = (error: unknown): ConfirmEvent => {
  if (!isApiError(error) || error.kind !== 'refused') return { type: 'confirm-failed' }
  if (error.code === 'PAYMENT_PENDING') return { type: 'still-pending' }
  return OUTCOMES.has(error.code) ? { type: 'confirm-refused', code: error.code } : { type: 'confirm-failed' }
}

/**
 * Confirms a payment: at once, and again while the service answers 'pending'. A payment that is checked or found is
 * confirmed once.
 */
export const useConfirmation = (
  payment: PaymentState,
  about: { payType: string; card?: CardResult },
  dispatch: (event: ConfirmEvent) => void,
) => {
  const { send } = useConfirmPayment('mf-purchase: payment confirmation')
  const sendFor = useEffectEvent(({ orderNo, orderReqno }: AttemptName) => send({ orderNo, orderReqno, ...about }))
  useEffect(() => {
    if (payment.kind !== 'confirming' && payment.kind !== 'checking' && payment.kind !== 'found') return
    const { attempt } = payment
    let isOver = false
    const confirm = async () => {
      const outcome = await sendFor(attempt)
      if (isOver) return
      if (outcome.kind === 'done') return dispatch({ type: 'confirmed' })
      // Busy: another confirmation is running, so the outcome is unknown here and the passenger may check it again.
      dispatch(outcome.kind === 'busy' ? { type: 'confirm-failed' } : toConfirmEvent(outcome.error))
    }
    const isFirst = payment.kind !== 'confirming' || payment.polls === 0
    const timer = setTimeout(confirm, isFirst ? 0 : CONFIRM_POLL_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [payment, dispatch])
}
