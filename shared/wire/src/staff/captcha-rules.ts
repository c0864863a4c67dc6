import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { ruleCalls } from './rule-calls'

/** The captcha that orders of a line, or of every line, need in a period; without an end until further notice. */
const captchaRuleContent = z.strictObject({
  lineCode: maybe(z.string().check(z.maxLength(20))),
  kind: z.enum(['none', 'digits', 'slide']),
  from: instant,
  until: maybe(instant),
})

export const {
  row: staffCaptchaRule,
  save: saveCaptchaRuleCall,
  end: endCaptchaRuleCall,
} = ruleCalls('captcha.rule', captchaRuleContent)
