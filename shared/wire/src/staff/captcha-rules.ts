import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, moment } from '../scalars'
import { ruleSaved, ruleShown } from './rule-scalars'

const optionalMoment = z.union([moment, z.literal('')])

/** Which captcha orders need in a time. */
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

/** Adds a rule of captchas, or changes one that is still as `revision` says; the same again is answered as it is. */
export const saveCaptchaRule = defineCall({
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

/** Ends a rule of captchas now; one that was planned never begins. */
export const endCaptchaRule = defineCall({
  path: 'staff/end.captcha.rule',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(ruleSaved),
  answer: z.looseObject({ responseData: staffCaptchaRuleRow }),
})
