import { fetchOrder } from '@shuttle/calls'
import { useLanguage, useSession } from '@shuttle/host'
import { skipToken, useQuery } from '@tanstack/react-query'
import { orderKey } from './query-keys'

/** One order of the signed-in member, in the language of the screen. */
export const useOrder = (orderNo: string) => {
  const session = useSession()
  const language = useLanguage()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  return useQuery({
    queryKey: [...orderKey(memberId, orderNo), language],
    queryFn: memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchOrder(orderNo, { signal }),
  })
}
