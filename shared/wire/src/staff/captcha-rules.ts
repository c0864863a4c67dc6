import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, moment } from '../scalars'
import { ruleSaved, ruleShown } from './rule-scalars'

const optionalMoment = z.union([moment, z.literal('')])

/** The captcha that orders need in a period. */
export const staffCaptchaRuleRow = z.looseObject({
  ...ruleShown,
  /** Empty for every line. */
  lineCode: z.string(),
  /** 0 none, 1 digits, 2 slide. */
  captchaType: code,
  beginTime: moment,
  /** Empty until further notice. */
  endTime: optionalMoment,
})

/** Adds a captcha rule, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveCaptchaRuleCall = defineCall({
  path: 'staff/save.captcha.rule',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...ruleSaved,
    lineCode: z.string().check(z.maxLength(20)),
    captchaType: z.pipe(code, z.enum(['0', '1', '2'])),
    beginTime: moment,
    endTime: optionalMoment,
  }),
  answer: z.looseObject({ responseData: staffCaptchaRuleRow }),
})

/** Ends a captcha rule now; a planned one never begins. */
export const endCaptchaRuleCall = defineCall({
  path: 'staff/end.captcha.rule',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(ruleSaved),
  answer: z.looseObject({ responseData: staffCaptchaRuleRow }),
})
