import type { CaptchaRule } from '@shuttle/domain'
import type { saveCaptchaRuleCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { captchaKindFromWire } from '../../http/wire-codes.presenter'
import { momentFromWire } from '../../http/wire-moment'

/** The rule of a form; an invalid moment is NaN. */
export const readCaptchaRule = (body: z.infer<typeof saveCaptchaRuleCall.request>): CaptchaRule => ({
  lineCode: body.lineCode || undefined,
  kind: captchaKindFromWire(body.captchaType),
  from: momentFromWire(body.beginTime),
  until: body.endTime === '' ? undefined : momentFromWire(body.endTime),
})
