import { fetchOrder, type Order } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orderKey } from './query-keys'
import { useMemberId } from './use-member-id'

const orderQuery = (memberId: string, orderNo: string, language: LanguageCode) =>
  queryOptions({
    queryKey: [...orderKey(memberId, orderNo), language],
    queryFn: ({ signal }) => fetchOrder(orderNo, { signal }),
    meta: { shownInPlace: true },
  })

/** One order of the signed-in member, in the language of the screen. */
export const useOrder = (orderNo: string) => {
  const language = useLanguage()
  const memberId = useMemberId()
  const query = orderQuery(memberId, orderNo, language)
  return useQuery(memberId === '' || orderNo === '' ? { ...query, queryFn: skipToken } : query)
}

/** Reads an order anew, for this moment and for every screen that shows it. Rejects as `fetchOrder` does. */
export const useReadOrder = (): ((orderNo: string) => Promise<Order>) => {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const memberId = useMemberId()
  return useCallback(
    (orderNo) => queryClient.fetchQuery({ ...orderQuery(memberId, orderNo, language), staleTime: 0 }),
    [queryClient, memberId, language],
  )
}
