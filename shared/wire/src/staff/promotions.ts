import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count, optionalDate, sentNumber } from '../scalars'

/** A promotion with its settings. */
export const promotionRow = z.looseObject({
  promotionId: z.string(),
  /** `buyOneGetOne` or `familyCombo`. */
  kind: z.string(),
  on: z.boolean(),
  /** Empty means every round trip for `buyOneGetOne`, and none for `familyCombo`. */
  lineCodes: z.array(z.string()),
  /** Days of departure, half-open, empty without an end. */
  dateFrom: optionalDate,
  dateTo: optionalDate,
  /** For `buyOneGetOne`: the longest stay. */
  maxNights: count,
  /** Increases with each change: a form sends back the one it shows. */
  revision: z.int(),
})

/** Every promotion, on or off. */
export const queryPromotionsCall = defineCall({
  path: 'staff/query.promotions',
  access: 'coupon.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.array(promotionRow) }),
})

/** Changes a promotion whose revision is still `revision`; a repetition changes nothing. */
export const savePromotionCall = defineCall({
  path: 'staff/save.promotion',
  access: 'coupon.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    promotionId: z.string().check(z.maxLength(64)),
    revision: sentNumber,
    on: z.boolean(),
    lineCodes: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(100)),
    dateFrom: optionalDate,
    dateTo: optionalDate,
    maxNights: sentNumber,
  }),
  answer: z.looseObject({ responseData: promotionRow }),
})
