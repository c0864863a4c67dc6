import { endRuleSpan } from '@shuttle/domain/staff'
import { endCaptchaRuleCall, saveCaptchaRuleCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerStaffCall, saveRevision, updateRevision } from '../staff'
import { captchaRuleStore } from './captcha-rule-store'
import { readCaptchaRule } from './captcha-rules.request'
import { presentStaffCaptchaRule } from './staff-captcha-rule.presenter'

/** Which captcha orders need, in the back office: it applies from the next quote on. */
export const registerCaptchaRules = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, saveCaptchaRuleCall, async ({ body, trx, now, audit }) => {
    const { ruleId: id, revision } = body
    audit({ object: { kind: 'captcha-rule', id } })
    const command = { id, revision, content: readCaptchaRule(body) }
    const { before, after } = await saveRevision(captchaRuleStore(trx, now), command)
    const presented = presentStaffCaptchaRule(after, now)
    audit({ before: before && presentStaffCaptchaRule(before, now), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endCaptchaRuleCall, async ({ body: { ruleId: id, revision }, trx, now, audit }) => {
    audit({ object: { kind: 'captcha-rule', id } })
    const { before, after } = await updateRevision(captchaRuleStore(trx, now), { id, revision }, (rule) => ({
      ...rule,
      until: endRuleSpan(rule, now),
    }))
    const presented = presentStaffCaptchaRule(after, now)
    audit({ before: { endTime: presentStaffCaptchaRule(before, now).endTime }, after: { endTime: presented.endTime } })
    return { responseData: presented }
  })
}
