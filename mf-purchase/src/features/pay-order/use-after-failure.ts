import { fetchOrder } from '@shuttle/calls'
import { hasOwner, now, useLanguage } from '@shuttle/host'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { orderKey } from '../../api/query-keys'
import { showFailure } from '../../api/show-failure'
import { useMemberId } from '../../api/use-member-id'
import { payableOf } from '../../domain/payable'
import { ORDER_DETAILS, unpaidOrderHref } from '../../paths'

/** After a payment error: the order is read again; when it can no longer be paid the screen goes on to order details (purchase 4). */
export const useAfterFailure = (orderNo: string, onExpired: () => void) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const language = useLanguage()
  const navigate = useNavigate()
  return async () => {
    try {
      const order = await queryClient.fetchQuery({
        queryKey: [...orderKey(memberId, orderNo), language],
        queryFn: ({ signal }) => fetchOrder(orderNo, { signal }),
        staleTime: 0,
        meta: { shownInPlace: true },
      })
      if (payableOf(order, now()).kind === 'toPay') return
      if (hasOwner(ORDER_DETAILS)) navigate(unpaidOrderHref(orderNo))
      else onExpired()
    } catch (error) {
      showFailure(error, language)
    }
  }
}
