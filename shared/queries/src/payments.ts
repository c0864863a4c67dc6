import {
  confirmFreeOrder,
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

/** Ways to pay an order that this site can carry out. */
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

/** The paid order behind a result screen; the call makes the service ask the provider. */
export const usePaidOrder = (payment: (AttemptKey & { payType: string }) | undefined) => {
  const memberId = useMemberId()
  const toKey = usePaidOrderKey()
  return useQuery({
    queryKey: toKey(payment),
    queryFn: payment === undefined || memberId === '' ? skipToken : ({ signal }) => confirmPayment(payment, { signal }),
    staleTime: PAID_STALE_MS,
  })
}

/** Puts a paid order into the cache, where the result screen finds it. */
export const useStorePaidOrder = () => {
  const queryClient = useQueryClient()
  const toKey = usePaidOrderKey()
  return useCallback(
    (attempt: AttemptKey, paid: PaidOrder) => void queryClient.setQueryData(toKey(attempt), paid),
    [queryClient, toKey],
  )
}

/** Opens a payment attempt. The caller stores `key` until the service has answered, so that a repetition is the same attempt. */
export const useRequestPayment = (name: string) =>
  useCallMutation<{ payment: PaymentRequest; key: string }, PaymentAttempt>({
    call: ({ payment, key }) => requestPayment(payment, key),
    name,
  })

/** Confirms an order that coupons pay in full. Refused: ORDER_EXPIRED, ORDER_NOT_PAYABLE, ORDER_NOT_FOUND. */
export const useConfirmFreeOrder = (name: string) => {
  const storePaidOrder = useStorePaidOrder()
  return useCallMutation<AttemptKey, PaidOrder>({
    call: ({ orderNo, orderReqno }) => confirmFreeOrder({ orderNo, orderReqno }),
    name,
    onDone: (paid, attempt) => {
      storePaidOrder(attempt, paid)
      emit('orders:order-paid', { orderNo: attempt.orderNo })
    },
  })
}
