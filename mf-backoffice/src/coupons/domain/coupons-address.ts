import { staffCouponState } from '@shuttle/wire/staff'
import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** Search, page and open coupon, or by `view` an issue or the promotions with the edited one. */
export const COUPONS_ADDRESS = defineAddress({
  tab: 'coupons',
  params: {
    q: PARAM.text,
    state: PARAM.code(staffCouponState.options),
    before: PARAM.text,
    open: PARAM.text,
    view: PARAM.text,
    edit: PARAM.text,
  },
  page: 'before',
  opens: 'open',
})
