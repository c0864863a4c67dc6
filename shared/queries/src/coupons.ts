import { type CouponQuery, fetchCoupons, fetchMyCoupons } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMemberId } from './member'

/** Prefix of a member's coupons, for any trip and for none. */
const couponsKey = (memberId: string) => [memberId, 'coupons'] as const

/**
 * The member's coupons for a trip, read again by every screen, because other screens use and add them (purchase 4).
 * Sends nothing without a trip or a member; `isSecondary` if they are secondary content of the page.
 */
export const useTripCoupons = (trip: CouponQuery | undefined, { isSecondary = false } = {}) => {
  const memberId = useMemberId()
  const language = useLanguage()
  return useQuery({
    queryKey: [...couponsKey(memberId), trip, language],
    queryFn: memberId === '' || trip === undefined ? skipToken : ({ signal }) => fetchCoupons(trip, { signal }),
    staleTime: 0,
    refetchOnReconnect: true,
    meta: { isSecondary },
  })
}

/** All coupons of the member, read again whenever a page shows them. */
export const useMyCoupons = () => {
  const memberId = useMemberId()
  const language = useLanguage()
  return useQuery({
    queryKey: [...couponsKey(memberId), 'all', language],
    queryFn: memberId === '' ? skipToken : fetchMyCoupons,
    staleTime: 0,
  })
}

/** Refreshes every list of coupons: one was added, used or freed. */
export const useRefreshCoupons = (): (() => void) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: couponsKey(memberId) }),
    [queryClient, memberId],
  )
}
