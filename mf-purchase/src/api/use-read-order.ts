import { fetchOrder, type Order } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orderKey } from './query-keys'
import { useMemberId } from './use-member-id'

/** Reads an order anew, for this moment and for every screen that shows it. Rejects as `fetchOrder` does. */
export const useReadOrder = (): ((orderNo: string) => Promise<Order>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const language = useLanguage()
  return useCallback(
    (orderNo) =>
      queryClient.fetchQuery({
        queryKey: [...orderKey(memberId, orderNo), language],
        queryFn: ({ signal }) => fetchOrder(orderNo, { signal }),
        staleTime: 0,
        meta: { shownInPlace: true },
      }),
    [queryClient, memberId, language],
  )
}
