import { useTabAddress } from '../kit/use-tab-address'

const NAMES = ['q', 'state', 'before', 'open', 'view', 'edit'] as const

/**
 * Search state of the coupons tab in the URL: search, page and open coupon, or by `view` an issue or the promotions.
 */
export const useCouponAddress = () => useTabAddress('coupons', NAMES, 'before')
