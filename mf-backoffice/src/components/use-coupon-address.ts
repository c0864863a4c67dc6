import { useTabAddress } from './use-tab-address'

const NAMES = ['q', 'state', 'before', 'open', 'view', 'edit'] as const

/** What the tab of coupons shows: a search and its page, the coupon that is open; or by `view` an issue or the promotions, one of them edited. */
export const useCouponAddress = () => useTabAddress('coupons', NAMES, 'before')
