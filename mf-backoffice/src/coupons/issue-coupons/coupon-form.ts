import type { useCouponForm } from './use-coupon-form'

/** Type of the form of an issue, which its parts receive. */
export type CouponForm = ReturnType<typeof useCouponForm>['form']
