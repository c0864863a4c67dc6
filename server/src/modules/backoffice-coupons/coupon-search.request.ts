import { checkEmail, readIdentifier, sameEmail } from '@shuttle/domain'
import { isAddressPart, maskEmail } from '@shuttle/domain/staff'
import type { queryStaffCouponsCall, revokeCouponCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { describeQuery } from '../audit'

type Search = z.infer<typeof queryStaffCouponsCall.request>

const ROWS_A_PAGE = 50

/** Filters of a search for coupons, and which page of them. */
export const readCouponSearch = ({ q = '', ...body }: Search) => ({
  state: body.state,
  number: readIdentifier(q) || undefined,
  address: isAddressPart(q) ? sameEmail(q) : undefined,
  before: body.beforeVoucherNo,
  pageSize: body.pageSize ?? ROWS_A_PAGE,
})

const toMasked = (part: string): string => maskEmail(part) || `${[...part][0]}***`

/** The same as the audit records it: a whole or partial address is masked, so that it identifies no person. */
export const describeCouponSearch = ({ q, state, beforeVoucherNo: before }: Search) => {
  const isPart = q !== undefined && isAddressPart(q) && checkEmail(q) !== undefined
  return describeQuery({ state, q: isPart ? toMasked(sameEmail(q)) : q, before })
}

export const readCouponNumber = (body: z.infer<typeof revokeCouponCall.request>): string => body.voucherNo
