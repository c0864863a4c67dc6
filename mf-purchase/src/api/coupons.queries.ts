import { type CouponQuery, fetchCoupons } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { couponsKey } from './query-keys'
import { useMemberId } from './use-member-id'

/**
 * The member's coupons for a trip. Another date is another question (purchase 4), and so is another screen: coupons are
 * used and added elsewhere too. Asks nothing without a trip or a member.
 */
export const useCoupons = (trip: CouponQuery | undefined) => {
  const memberId = useMemberId()
  const language = useLanguage()
  return useQuery({
    queryKey: [...couponsKey(memberId), trip, language],
    queryFn: memberId === '' || trip === undefined ? skipToken : ({ signal }) => fetchCoupons(trip, { signal }),
    staleTime: 0,
    refetchOnReconnect: true,
    meta: { shownInPlace: true },
  })
}

/** Has every list of coupons asked for again: one was added, used or freed. */
export const useCouponsChanged = (): (() => void) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: couponsKey(memberId) }),
    [queryClient, memberId],
  )
}
