import { endRuleSpan } from '@shuttle/domain/staff'
import { endCaptchaRuleCall, saveCaptchaRuleCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { toCaptchaRule } from '../../passenger/captcha'
import { registerRevisedResource } from '../staff'
import { captchaRuleStore } from './captcha-rule-store'
import { presentRule } from './rule-store'

/** Which captcha orders need, in the back office: it applies from the next quote on. */
export const registerCaptchaRules = (app: FastifyInstance, context: AppContext): void =>
  registerRevisedResource(app, context, {
    kind: 'captcha-rule',
    save: saveCaptchaRuleCall,
    end: endCaptchaRuleCall,
    store: captchaRuleStore,
    present: (row, now) => presentRule(row, toCaptchaRule(row), now),
    toEnded: (rule, now) => ({ ...rule, until: endRuleSpan(rule, now) }),
  })
