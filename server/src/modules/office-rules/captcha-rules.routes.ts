import { endRuleSpan } from '@shuttle/domain/staff'
import { endCaptchaRule, saveCaptchaRule } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { captchaKindFromWire } from '../../http/wire-codes.presenter'
import { momentFromWire } from '../../http/wire-moment'
import { changeDraft, registerStaffCall, saveDraft } from '../staff'
import { captchaRuleStore } from './captcha-rule-store'
import { presentStaffCaptchaRule } from './staff-captcha-rule.presenter'

/** Which captcha orders need, in the back office: the next quote says it. */
export const registerCaptchaRules = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, saveCaptchaRule, async ({ body, trx, now, note }) => {
    const { ruleId: id, revision, lineCode, captchaType, beginTime, endTime } = body
    note({ object: { kind: 'captcha-rule', id } })
    const draft = {
      lineCode: lineCode || undefined,
      kind: captchaKindFromWire(captchaType),
      from: momentFromWire(beginTime),
      until: endTime === '' ? undefined : momentFromWire(endTime),
    }
    const { before, after } = await saveDraft(captchaRuleStore(trx, now), { id, revision, draft })
    const presented = presentStaffCaptchaRule(after, now)
    note({ before: before && presentStaffCaptchaRule(before, now), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endCaptchaRule, async ({ body: { ruleId: id, revision }, trx, now, note }) => {
    note({ object: { kind: 'captcha-rule', id } })
    const { before, after } = await changeDraft(captchaRuleStore(trx, now), { id, revision }, (rule) => ({
      ...rule,
      until: endRuleSpan(rule, now),
    }))
    const presented = presentStaffCaptchaRule(after, now)
    note({ before: { endTime: presentStaffCaptchaRule(before, now).endTime }, after: { endTime: presented.endTime } })
    return { responseData: presented }
  })
}
