import type { CaptchaRule, Instant } from '@shuttle/domain'
import { checkCaptchaRule, ruleStateAt } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { type CaptchaRuleRow, toCaptchaRule } from '../captcha'
import { assertNoViolation, type RevisionStore } from '../staff'
import { addCaptchaRule, listCaptchaRuleRows, storeCaptchaRule } from './captcha-rules.repository'
import { listLines } from './places.repository'
import { lockRuleSet } from './rule-sets.repository'

/** Rules of captchas, as a transaction of `now` stores them. Past rules stay as they were. */
export const captchaRuleStore = (
  trx: Transaction<Database>,
  now: Instant,
): RevisionStore<CaptchaRuleRow, CaptchaRule> => ({
  unknown: 'STAFF_RULE_UNKNOWN',
  lock: async (id) => {
    await lockRuleSet(trx, 'captcha')
    return (await listCaptchaRuleRows(trx)).find((row) => row.id === id)
  },
  add: (id, rule) => addCaptchaRule(trx, id, rule),
  store: (id, rule) => storeCaptchaRule(trx, id, rule),
  toContent: toCaptchaRule,
  assert: async (rule, row) => {
    const stored = row && toCaptchaRule(row)
    if (stored && ruleStateAt(stored, now) === 'over') throw new Refusal('STAFF_RULE_OVER')
    const others = (await listCaptchaRuleRows(trx)).filter(({ id }) => id !== row?.id)
    const lines = (await listLines(trx)).map(({ line_code }) => line_code)
    const violations = checkCaptchaRule(rule, { stored, others: others.map(toCaptchaRule), lines, now })
    assertNoViolation({ ...violations })
  },
})
