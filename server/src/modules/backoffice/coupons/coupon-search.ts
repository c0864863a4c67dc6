import { checkEmail, readIdentifier, sameEmail } from '@shuttle/domain'
import { isAddressPart, maskEmail } from '@shuttle/domain/staff'
import type { queryStaffCouponsCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { describeQuery } from '../audit'

type Search = z.output<typeof queryStaffCouponsCall.request>

/** What `q` can be: the number of a coupon, an issue or an order, or a part of an address. */
export const readCouponQuery = (q = '') => ({
  number: readIdentifier(q) || undefined,
  address: isAddressPart(q) ? sameEmail(q) : undefined,
})

const toMasked = (part: string): string => maskEmail(part) || `${[...part][0]}***`

/** A search as the audit records it: a whole or partial address is masked, so that it identifies no person. */
export const describeCouponSearch = ({ q, state, before }: Search) => {
  const isPart = q !== undefined && isAddressPart(q) && checkEmail(q) !== undefined
  return describeQuery({ state, q: isPart ? toMasked(sameEmail(q)) : q, before })
}
