import { type CardResult, confirmPayment } from '@shuttle/calls'
import { reportFailure, useLanguage } from '@shuttle/host'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AttemptName, CONFIRM_POLL_MS, type ConfirmEvent } from '../domain/confirm-event'
import { eventOfConfirmError } from './confirm-event'
import { paidOrderKey } from './query-keys'
import { useMemberId } from './use-member-id'

/** A payment that may have to be asked about: `confirming` again and again, `checking` once. */
type Confirmable = { kind: 'confirming'; attempt: AttemptName; asked: number } | { kind: string }
type InQuestion = { kind: 'confirming' | 'checking'; attempt: AttemptName; asked?: number }

const isInQuestion = (payment: Confirmable): payment is InQuestion =>
  payment.kind === 'confirming' || payment.kind === 'checking'

/** While a payment is being confirmed the server is asked, and asked again while it says 'pending'; checked, just once. */
export const useConfirmation = (
  payment: Confirmable,
  about: { payType: string; card?: CardResult },
  dispatch: (event: ConfirmEvent) => void,
) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const language = useLanguage()
  const { payType } = about
  const card = JSON.stringify(about.card)
  useEffect(() => {
    if (!isInQuestion(payment)) return
    const abort = new AbortController()
    const { orderNo, orderReqno } = payment.attempt
    const told = card === undefined ? undefined : (JSON.parse(card) as CardResult)
    const ask = async () => {
      try {
        const asked = { orderReqno, orderNo, payType, ...(told && { card: told }) }
        const paid = await confirmPayment(asked, { signal: abort.signal })
        if (abort.signal.aborted) return
        queryClient.setQueryData(paidOrderKey(memberId, { orderNo, orderReqno }, language), paid)
        dispatch({ type: 'confirmed' })
      } catch (error) {
        if (abort.signal.aborted) return
        reportFailure(error, 'mf-purchase: payment confirmation')
        dispatch(eventOfConfirmError(error))
      }
    }
    const isFirst = payment.kind === 'checking' || payment.asked === 0
    const timer = setTimeout(ask, isFirst ? 0 : CONFIRM_POLL_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [payment, payType, card, dispatch, queryClient, memberId, language])
}
