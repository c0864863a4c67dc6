import { confirmPayment, fetchPaymentMethods } from '@shuttle/calls'
import type { Currency } from '@shuttle/domain'
import { useLanguage, useSession } from '@shuttle/host'
import { skipToken, useQuery } from '@tanstack/react-query'

const useMemberId = () => {
  const session = useSession()
  return session.kind === 'member' ? session.user.memberId : ''
}

/** Ways to pay that this site can carry out. */
export const usePaymentMethods = (currency: Currency) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: ['mf-purchase', 'payment-methods', memberId, currency],
    queryFn: ({ signal }) => fetchPaymentMethods(currency, { signal }),
    select: (methods) => methods.filter(({ method }) => method === 'card'),
  })
}

/** The paid order behind a result screen; the server asks the provider each time. */
export const usePaidOrder = (payment: { orderReqno: string; orderNo: string; payType: string } | undefined) => {
  const memberId = useMemberId()
  const language = useLanguage()
  return useQuery({
    queryKey: ['mf-purchase', 'paid-order', memberId, payment?.orderNo, payment?.orderReqno, language],
    queryFn: payment === undefined || memberId === '' ? skipToken : ({ signal }) => confirmPayment(payment, { signal }),
  })
}
