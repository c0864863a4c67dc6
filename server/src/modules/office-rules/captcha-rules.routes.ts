import { endRuleSpan } from '@shuttle/domain/staff'
import { endCaptchaRule, saveCaptchaRule } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { changeDraft, registerStaffCall, saveDraft } from '../staff'
import { captchaRuleStore } from './captcha-rule-store'
import { readCaptchaRule } from './captcha-rules.request'
import { presentStaffCaptchaRule } from './staff-captcha-rule.presenter'

/** Which captcha orders need, in the back office: it applies from the next quote on. */
export const registerCaptchaRules = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, saveCaptchaRule, async ({ body, trx, now, note }) => {
    const { ruleId: id, revision } = body
    note({ object: { kind: 'captcha-rule', id } })
    const command = { id, revision, draft: readCaptchaRule(body) }
    const { before, after } = await saveDraft(captchaRuleStore(trx, now), command)
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
