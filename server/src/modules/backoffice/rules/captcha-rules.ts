import type { CaptchaRule, Instant } from '@shuttle/domain'
import { checkCaptchaRule } from '@shuttle/domain/staff'
import { endCaptchaRuleCall, saveCaptchaRuleCall } from '@shuttle/wire/staff'
import { type CaptchaRuleRow, toCaptchaRule } from '../../passenger/captcha'
import { revisedTable } from '../staff'
import { listLines } from './places.repository'
import type { RuleSet } from './rule-set'

const toColumns = ({ lineCode, kind, from, until }: CaptchaRule) => ({
  line_code: lineCode ?? null,
  kind,
  begins_at: from,
  ends_at: until ?? null,
})

/** Which captcha orders need: a change applies from the next quote on. */
export const CAPTCHA_RULE_SET: RuleSet<CaptchaRuleRow, CaptchaRule, Instant> = {
  name: 'captcha',
  kind: 'captcha-rule',
  save: saveCaptchaRuleCall,
  end: endCaptchaRuleCall,
  pointAt: (now) => now,
  table: (trx) => revisedTable(trx, 'captcha_rules', toColumns),
  toRule: toCaptchaRule,
  check: async (rule, { trx, ...context }) => {
    const lines = (await listLines(trx)).map(({ line_code }) => line_code)
    return checkCaptchaRule(rule, { ...context, lines })
  },
}
