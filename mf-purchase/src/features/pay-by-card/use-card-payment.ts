import { type Order, requestPayment } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { emit, reportFault, toast, useLanguage } from '@shuttle/host'
import { useEffect, useReducer, useRef } from 'react'
import { newKey } from '../../api/new-key'
import { showFailure } from '../../api/show-failure'
import { cardPayment, isUnderWay } from '../../domain/card-payment'
import { useTexts } from '../../i18n/use-texts'
import { LateDialog } from '../../screen/late-dialog'
import { readFrameSettings } from './read-frame-settings'
import { useConfirmation } from './use-confirmation'

interface CardPaymentInput {
  order: Order
  payType: string
  onPaid: (payment: { orderNo: string; orderReqno: string; payType: string }) => void
  onExpired: () => void
}

/** Runs one card payment: opens the attempt, follows the frame, has the server confirm. */
export const useCardPayment = ({ order, payType, onPaid, onExpired }: CardPaymentInput) => {
  const t = useTexts()
  const language = useLanguage()
  const [payment, dispatch] = useReducer(cardPayment, { kind: 'idle' })
  const key = useRef<string | undefined>(undefined)
  useConfirmation(payment, payType, dispatch)

  const refuse = (error: unknown) => {
    dispatch({ type: 'attempt-refused' })
    const isAnswered = isApiError(error) && error.kind === 'refused'
    if (isAnswered) key.current = undefined
    if (isAnswered && error.code === 'ORDER_EXPIRED') {
      toast(t('payment.expired'), 'error')
      return onExpired()
    }
    showFailure(error, language)
  }

  const start = async () => {
    if (isUnderWay(payment)) return
    dispatch({ type: 'pressed' })
    // No attempt is opened that could not be shown.
    try {
      await LateDialog.fetch()
    } catch (error) {
      reportFault(error, 'mf-purchase: card overlay')
      toast(t('common.notLoaded'), 'error')
      return dispatch({ type: 'attempt-refused' })
    }
    key.current ??= newKey()
    const { orderNo, fareType, currency } = order
    try {
      const attempt = await requestPayment({ orderNo, payType, fareType, currency, language }, key.current)
      key.current = undefined
      if (readFrameSettings(attempt.frameText)) return dispatch({ type: 'attempt-opened', attempt })
      dispatch({ type: 'attempt-refused' })
      toast(t('card.later'), 'error')
    } catch (error) {
      refuse(error)
    }
  }

  const announcePaid = useRef(onPaid)
  useEffect(() => {
    announcePaid.current = onPaid
  })
  useEffect(() => {
    if (payment.kind !== 'paid') return
    const { orderNo, orderReqno } = payment.attempt
    emit('orders:order-paid', { orderNo })
    announcePaid.current({ orderNo, orderReqno, payType })
  }, [payment, payType])

  const underWay = isUnderWay(payment)
  useEffect(() => {
    if (!underWay) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [underWay])

  return { payment, dispatch, start }
}
