import { fetchOrder } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { skipToken, useQuery } from '@tanstack/react-query'
import { orderKey } from './query-keys'
import { useMemberId } from './use-member-id'

/** One order of the signed-in member, in the language of the screen. */
export const useOrder = (orderNo: string) => {
  const language = useLanguage()
  const memberId = useMemberId()
  return useQuery({
    queryKey: [...orderKey(memberId, orderNo), language],
    queryFn: memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchOrder(orderNo, { signal }),
    meta: { shownInPlace: true },
  })
}
