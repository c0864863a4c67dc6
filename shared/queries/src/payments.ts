import {
  COUPONS_PAY_TYPE,
  confirmPayment,
  fetchPaymentMethods,
  isUnknownCode,
  type Order,
  type PaidOrder,
  type PaymentAttempt,
  type PaymentRequest,
  requestPayment,
} from '@shuttle/calls'
import { emit, useLanguage } from '@shuttle/host'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMemberId } from './member'
import { useCallMutation } from './use-call-mutation'

/** The result screen opens with the answer that the payment screen has just received. */
const PAID_STALE_MS = 60_000

interface AttemptKey {
  orderNo: string
  orderReqno: string
}

/** Payment methods for an order that this site supports. */
export const usePaymentMethods = ({ orderNo, currency }: Pick<Order, 'orderNo' | 'currency'>) =>
  useQuery({
    queryKey: [useMemberId(), 'payment-methods', orderNo, currency],
    queryFn: ({ signal }) => fetchPaymentMethods({ orderNo, currency }, { signal }),
    select: (methods) => methods.filter(({ method }) => !isUnknownCode(method)),
  })

const usePaidOrderKey = () => {
  const memberId = useMemberId()
  const language = useLanguage()
  return useCallback(
    (attempt: AttemptKey | undefined) =>
      [memberId, 'paid-order', attempt?.orderNo, attempt?.orderReqno, language] as const,
    [memberId, language],
  )
}

/** Confirms a payment, and reports to every screen that its order is paid: the only place that does. */
const confirmAndReport = async (
  payment: Parameters<typeof confirmPayment>[0],
  options?: Parameters<typeof confirmPayment>[1],
): Promise<PaidOrder> => {
  const paid = await confirmPayment(payment, options)
  emit('orders:order-paid', { orderNo: payment.orderNo })
  return paid
}

/** The paid order behind a result screen; the call makes the service query the provider. */
export const usePaidOrder = (payment: (AttemptKey & { payType: string }) | undefined) => {
  const memberId = useMemberId()
  const toKey = usePaidOrderKey()
  return useQuery({
    queryKey: toKey(payment),
    queryFn:
      payment === undefined || memberId === '' ? skipToken : ({ signal }) => confirmAndReport(payment, { signal }),
    staleTime: PAID_STALE_MS,
  })
}

/** Puts a paid order into the cache, where the result screen finds it. */
const useStorePaidOrder = () => {
  const queryClient = useQueryClient()
  const toKey = usePaidOrderKey()
  return (paid: PaidOrder, attempt: AttemptKey) => void queryClient.setQueryData(toKey(attempt), paid)
}

/**
 * Opens a payment attempt. The caller stores `key` until the service has answered, so that a repetition is the same
 * attempt.
 */
export const useRequestPayment = (name: string) =>
  useCallMutation<{ payment: PaymentRequest; key: string }, PaymentAttempt>({
    call: ({ payment, key }) => requestPayment(payment, key),
    name,
  })

/**
 * Makes the service query the provider about a payment. Refused: see `confirmPayment`; repeat the call after
 * PAYMENT_PENDING.
 */
export const useConfirmPayment = (name: string) =>
  useCallMutation<Parameters<typeof confirmPayment>[0], PaidOrder>({
    call: (payment) => confirmAndReport(payment),
    name,
    onDone: useStorePaidOrder(),
  })

/** Confirms an order that coupons pay in full. Refused: ORDER_EXPIRED, ORDER_NOT_PAYABLE, ORDER_NOT_FOUND. */
export const useConfirmFreeOrder = (name: string) => {
  const { send, isPending } = useConfirmPayment(name)
  return {
    isPending,
    send: ({ orderNo, orderReqno }: AttemptKey) => send({ orderNo, orderReqno, payType: COUPONS_PAY_TYPE }),
  }
}
