import { readIdentifier } from '@shuttle/domain'
import type { queryStaffCoupons, revokeCoupon } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'

const ROWS_A_PAGE = 50

/** What coupons are looked for by, and which page of them. */
export const readCouponSearch = (body: z.infer<typeof queryStaffCoupons.request>) => ({
  state: body.state,
  q: readIdentifier(body.q ?? '') || undefined,
  before: body.beforeVoucherNo,
  pageSize: body.pageSize ?? ROWS_A_PAGE,
})

export const readCouponNumber = (body: z.infer<typeof revokeCoupon.request>): string => body.voucherNo
