import { queryStaffCouponsCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import type { SearchValues } from '../../kit/domain/search-address'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import type { COUPONS_ADDRESS } from '../domain/coupons-address'

const KEY = 'staff-coupons'

/** A page of coupons. The same search is not refetched automatically: each query is recorded in the audit. */
export const useStaffCoupons = ({ q, state, before }: SearchValues<typeof COUPONS_ADDRESS>) =>
  useStaffQuery({
    key: [KEY, q, state, before],
    read: (signal) => {
      const body = { q: q || undefined, state: state || undefined, before: before || undefined }
      return staffCall(queryStaffCouponsCall, body, { signal })
    },
    showsPreviousData: true,
    staleMs: 60_000,
  })

/** Refetches all lists of coupons. */
export const useRefreshStaffCoupons = (): (() => Promise<void>) => useRefresh(KEY)
