import { getPayable, LazyDialog, useNotLoadedText } from '@shuttle/booking/checkout'
import type { Order, PaymentAttempt } from '@shuttle/calls'
import { now, reportFault, toast, useLanguage } from '@shuttle/host'
import { type CallOutcome, newIdempotencyKey, showFailure, useReadOrder, useRequestPayment } from '@shuttle/queries'
import { useRef } from 'react'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/** Loads the window that shows a payment: no attempt is opened without it. False when it cannot be loaded. */
const readyOverlay = async (): Promise<boolean> => {
  try {
    await LazyDialog.fetch()
    return true
  } catch (error) {
    reportFault(error, 'mf-purchase: payment overlay')
    return false
  }
}

interface StartAttempt<Launch> {
  payType: string
  dispatch: (event: { type: 'pressed' } | { type: 'attempt-refused' }) => void
  /** Parses the launch data for the browser; undefined when it cannot open a payment. */
  readLaunch: (text: string) => Launch | undefined
}

/**
 * Opens an attempt by one payment type; undefined after a refusal or failure, which is already shown. A repeated press
 * without an answer is the same attempt.
 */
export const useStartAttempt = (order: Order, onExpired: () => void) => {
  const t = usePaymentTexts()
  const notLoaded = useNotLoadedText()
  const language = useLanguage()
  const readOrder = useReadOrder()
  const { send } = useRequestPayment('mf-purchase: payment request')
  const press = useRef<{ payType: string; key: string } | undefined>(undefined)

  /**
   * Paid in another tab, or by an earlier attempt whose money arrived late: the page of the order navigates to its
   * result.
   */
  const isPaidMeanwhile = async () => {
    const fresh = await readOrder(order.orderNo).catch(() => undefined)
    return fresh !== undefined && getPayable(fresh, now()).kind === 'paid'
  }
  const handleFailure = async ({ error, refusal }: Extract<CallOutcome<PaymentAttempt>, { kind: 'failed' }>) => {
    if (refusal) press.current = undefined
    if (refusal?.code === 'ORDER_EXPIRED') {
      toast(t('payment.expired'), 'error')
      return onExpired()
    }
    if (refusal?.code === 'ORDER_NOT_PAYABLE' && (await isPaidMeanwhile())) return
    showFailure(error, language)
  }
  const openAttempt = async (payType: string): Promise<PaymentAttempt | undefined> => {
    if (press.current?.payType !== payType) press.current = { payType, key: newIdempotencyKey() }
    const { orderNo, fareType, currency } = order
    const { key } = press.current
    const outcome = await send({ payment: { orderNo, payType, fareType, currency, language }, key })
    if (outcome.kind === 'failed') await handleFailure(outcome)
    if (outcome.kind !== 'done') return undefined
    press.current = undefined
    return outcome.result
  }

  return async <Launch>({ payType, dispatch, readLaunch }: StartAttempt<Launch>) => {
    dispatch({ type: 'pressed' })
    if (!(await readyOverlay())) toast(notLoaded, 'error')
    else {
      const attempt = await openAttempt(payType)
      const launch = attempt && readLaunch(attempt.frameText)
      if (attempt && launch) return { attempt, launch }
      if (attempt) toast(t('card.later'), 'error')
    }
    dispatch({ type: 'attempt-refused' })
    return undefined
  }
}
