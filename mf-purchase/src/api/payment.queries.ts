import { confirmPayment, fetchPaymentMethods, isUnknownCode, type Order } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { skipToken, useQuery } from '@tanstack/react-query'
import { paidOrderKey } from './query-keys'
import { useMemberId } from './use-member-id'

/** The result screen opens with what the payment screen was just told. */
const PAID_STALE_MS = 60_000

/** Ways to pay an order that this site can carry out. */
export const usePaymentMethods = ({ orderNo, currency }: Pick<Order, 'orderNo' | 'currency'>) =>
  useQuery({
    queryKey: ['mf-purchase', 'payment-methods', useMemberId(), orderNo, currency],
    queryFn: ({ signal }) => fetchPaymentMethods({ orderNo, currency }, { signal }),
    meta: { shownInPlace: true },
    select: (methods) => methods.filter(({ method }) => !isUnknownCode(method)),
  })

/** The paid order behind a result screen; asking makes the server ask the provider. */
export const usePaidOrder = (payment: { orderReqno: string; orderNo: string; payType: string } | undefined) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: paidOrderKey(memberId, payment, useLanguage()),
    queryFn: payment === undefined || memberId === '' ? skipToken : ({ signal }) => confirmPayment(payment, { signal }),
    staleTime: PAID_STALE_MS,
    meta: { shownInPlace: true },
  })
}
