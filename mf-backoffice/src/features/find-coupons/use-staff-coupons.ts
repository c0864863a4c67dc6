import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { type CouponSearch, fetchStaffCoupons } from '../../calls/staff-coupons'
import { BACKOFFICE_KEY } from '../../state/keys'
import { useStaffQuery } from '../../state/use-staff-query'

const KEY = 'staff-coupons'

/** A page of coupons. The same search is not refetched automatically: each query is recorded in the audit. */
export const useStaffCoupons = ({ q, state, before }: CouponSearch) =>
  useStaffQuery({
    key: [KEY, q, state, before],
    read: (signal) => fetchStaffCoupons({ q, state, before }, signal),
    showsPreviousData: true,
    staleMs: 60_000,
  })

/** Refetches all lists of coupons. */
export const useRefreshStaffCoupons = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}
