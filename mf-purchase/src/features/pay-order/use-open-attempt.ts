import { type Order, type PaymentAttempt, requestPayment } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { now, toast, useLanguage } from '@shuttle/host'
import { newIdempotencyKey, reportAndShowFailure, useReadOrder } from '@shuttle/queries'
import { useRef } from 'react'
import { getPayable } from '../../domain/payable'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/**
 * Opens an attempt by one payment type; undefined when it was refused or failed, which is shown by then. A press without an
 * answer that is repeated is the same attempt.
 */
export const useOpenAttempt = (order: Order, onExpired: () => void) => {
  const t = usePaymentTexts()
  const language = useLanguage()
  const readOrder = useReadOrder()
  const press = useRef<{ payType: string; key: string } | undefined>(undefined)

  /** Paid in another tab, or by an earlier attempt whose money came late: the page of the order leads on to its result. */
  const isPaidMeanwhile = async () => {
    const fresh = await readOrder(order.orderNo).catch(() => undefined)
    return fresh !== undefined && getPayable(fresh, now()).kind === 'paid'
  }
  const refuse = async (error: unknown) => {
    const isAnswered = isApiError(error) && error.kind === 'refused'
    if (isAnswered) press.current = undefined
    if (isAnswered && error.code === 'ORDER_EXPIRED') {
      toast(t('payment.expired'), 'error')
      return onExpired()
    }
    if (isAnswered && error.code === 'ORDER_NOT_PAYABLE' && (await isPaidMeanwhile())) return
    reportAndShowFailure(error, language, 'mf-purchase')
  }

  return async (payType: string): Promise<PaymentAttempt | undefined> => {
    if (press.current?.payType !== payType) press.current = { payType, key: newIdempotencyKey() }
    const { orderNo, fareType, currency } = order
    try {
      const attempt = await requestPayment({ orderNo, payType, fareType, currency, language }, press.current.key)
      press.current = undefined
      return attempt
    } catch (error) {
      await refuse(error)
      return undefined
    }
  }
}
