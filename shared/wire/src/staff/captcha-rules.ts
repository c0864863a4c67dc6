import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { revisedForm, revisedRow, shownVersion } from './revised'
import { ruleState } from './rule-scalars'

/** The captcha that orders of a line, or of every line, need in a period; without an end until further notice. */
const captchaRuleContent = z.strictObject({
  lineCode: maybe(z.string().check(z.maxLength(20))),
  kind: z.enum(['none', 'digits', 'slide']),
  from: instant,
  until: maybe(instant),
})

export const staffCaptchaRule = revisedRow(ruleState, captchaRuleContent)

/** Adds a captcha rule, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveCaptchaRuleCall = defineStaffCall({
  path: 'staff/save.captcha.rule',
  access: 'rule.edit',
  idempotent: true,
  request: revisedForm(captchaRuleContent),
  data: staffCaptchaRule,
})

/** Ends a captcha rule now; a planned one never begins. */
export const endCaptchaRuleCall = defineStaffCall({
  path: 'staff/end.captcha.rule',
  access: 'rule.edit',
  idempotent: true,
  request: z.object(shownVersion),
  data: staffCaptchaRule,
})
