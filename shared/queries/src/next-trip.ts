import { fetchNextTrip, type NextTrip } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemberId } from './member'
import { orderListsKey } from './order-list'

/**
 * The member's next trip and the order to pay, read again with the lists of orders; `isAirport` for the airport line
 * only. Secondary content of its page.
 */
export const useNextTrip = ({ isAirport = false } = {}) => {
  const memberId = useMemberId()
  const language = useLanguage()
  return useQuery<NextTrip>({
    queryKey: [...orderListsKey(memberId), 'next trip', isAirport, language],
    queryFn: memberId === '' ? skipToken : ({ signal }) => fetchNextTrip(isAirport, { signal }),
    staleTime: 0,
    meta: { isSecondary: true },
  })
}
