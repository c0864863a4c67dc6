import type { useCouponForm } from './use-coupon-form'

/** The form of an issue, as its parts are given it. */
export type CouponForm = ReturnType<typeof useCouponForm>['form']
