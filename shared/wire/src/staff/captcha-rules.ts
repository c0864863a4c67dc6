import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { revisedCalls, revisedRow } from './revised'
import { ruleState } from './rule-scalars'

/** The captcha that orders of a line, or of every line, need in a period; without an end until further notice. */
const captchaRuleContent = z.strictObject({
  lineCode: maybe(z.string().check(z.maxLength(20))),
  kind: z.enum(['none', 'digits', 'slide']),
  from: instant,
  until: maybe(instant),
})

export const staffCaptchaRule = revisedRow(ruleState, captchaRuleContent)

export const { save: saveCaptchaRuleCall, end: endCaptchaRuleCall } = revisedCalls('captcha.rule', {
  access: 'rule.edit',
  content: captchaRuleContent,
  row: staffCaptchaRule,
})
