import { fetchLines, fetchMyCoupons } from '@shuttle/calls'
import { queryOptions } from '@tanstack/react-query'

/** The member's coupons; an order or an added code changes them elsewhere, so they are asked again whenever the page is shown. */
export const couponsQuery = () =>
  queryOptions({
    queryKey: ['mf-account', 'coupons'],
    queryFn: fetchMyCoupons,
    staleTime: 0,
    meta: { shownInPlace: true },
  })

/** Names of lines, for coupons that are for some only; without them their codes are shown. */
export const lineNamesQuery = () =>
  queryOptions({ queryKey: ['mf-account', 'lines'], queryFn: () => fetchLines(), meta: { shownInPlace: true } })
