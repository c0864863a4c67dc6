import { confirmPayment } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paidOrderKey } from '../../api/query-keys'
import { useMemberId } from '../../api/use-member-id'
import { type CardPayment, type CardPaymentEvent, CONFIRM_POLL_MS } from '../../domain/card-payment'
import { eventOfConfirmError } from './confirm-event'

/** While a payment is being confirmed the server is asked, and asked again while it says 'pending'; checked, just once. */
export const useConfirmation = (payment: CardPayment, payType: string, dispatch: (event: CardPaymentEvent) => void) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const language = useLanguage()
  useEffect(() => {
    if (payment.kind !== 'confirming' && payment.kind !== 'checking') return
    const abort = new AbortController()
    const { orderNo, orderReqno } = payment.attempt
    const ask = async () => {
      try {
        const paid = await confirmPayment({ orderReqno, orderNo, payType }, { signal: abort.signal })
        if (abort.signal.aborted) return
        queryClient.setQueryData(paidOrderKey(memberId, { orderNo, orderReqno }, language), paid)
        dispatch({ type: 'confirmed' })
      } catch (error) {
        if (!abort.signal.aborted) dispatch(eventOfConfirmError(error))
      }
    }
    const isFirst = payment.kind === 'checking' || payment.asked === 0
    const timer = setTimeout(ask, isFirst ? 0 : CONFIRM_POLL_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [payment, payType, dispatch, queryClient, memberId, language])
}
