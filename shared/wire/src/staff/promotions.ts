import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'

const settings = {
  on: z.boolean(),
  /** Codes of lines. Empty means every round trip for `buyOneGetOne`, and none for `familyCombo`. */
  appliesTo: z.readonly(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(100))),
  /** Half-open days of departure. */
  from: maybe(civilDate),
  until: maybe(civilDate),
  /** For `buyOneGetOne`: the longest stay. */
  maxNights: sentNumber,
}

/** A promotion with its settings. */
const staffPromotion = z.strictObject({
  id: z.string(),
  kind: z.enum(['buyOneGetOne', 'familyCombo']),
  ...settings,
  /** Increases with each change: a form sends back the one it shows. */
  revision: z.int(),
})
export type StaffPromotion = z.output<typeof staffPromotion>

/** Every promotion, on or off. */
export const queryPromotionsCall = defineStaffCall({
  path: 'staff/query.promotions',
  access: 'coupon.inspect',
  idempotent: true,
  request: z.object({}),
  data: z.array(staffPromotion),
})

/** Changes a promotion whose revision is still `revision`; a repetition changes nothing. */
export const savePromotionCall = defineStaffCall({
  path: 'staff/save.promotion',
  access: 'coupon.edit',
  idempotent: true,
  request: z.object({ id: z.string().check(z.maxLength(64)), revision: sentNumber, ...settings }),
  data: staffPromotion,
})
