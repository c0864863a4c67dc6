import type { SameShape } from '@shuttle/i18n'
import type { coupons as reference } from './zh-hk'

export const coupons: SameShape<typeof reference> = {
  coupons: {
    title: 'My coupons',
    tabs: 'State of the coupons',
    unused: 'Unused',
    locked: 'In an unpaid order',
    used: 'Used',
    expired: 'Expired',
    cancelled: 'Cancelled',
    over: 'Expired, cancelled',
    loading: 'Loading your coupons',
    failed: 'Your coupons could not be loaded',
    retry: 'Try again',
    noneUnused: 'You have no unused coupons',
    noneHint: 'If you have a code, add it here.',
    noneUsed: 'You have used no coupons yet',
    noneOver: 'None of your coupons has expired or been cancelled',
    add: 'Add a coupon',
  },
}
