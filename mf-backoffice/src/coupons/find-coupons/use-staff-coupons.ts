import { useMemberId } from '@shuttle/queries'
import { queryStaffCouponsCall, staffCouponState } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'staff-coupons'

/** Search state of coupons; strings of the URL. */
interface CouponSearch {
  /** Number of a coupon, an issue or an order, or a part of the e-mail of a member. */
  q: string
  /** Empty is every state, as is an unknown one. */
  state: string
  /** Last number of the previous page; empty for the first page. */
  before: string
}

const readCouponSearch = ({ q, state, before }: CouponSearch) => ({
  q: q || undefined,
  state: staffCouponState.options.find((known) => known === state),
  before: before || undefined,
})

/** A page of coupons. The same search is not refetched automatically: each query is recorded in the audit. */
export const useStaffCoupons = ({ q, state, before }: CouponSearch) =>
  useStaffQuery({
    key: [KEY, q, state, before],
    read: (signal) => staffCall(queryStaffCouponsCall, readCouponSearch({ q, state, before }), { signal }),
    showsPreviousData: true,
    staleMs: 60_000,
  })

/** Refetches all lists of coupons. */
export const useRefreshStaffCoupons = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}
