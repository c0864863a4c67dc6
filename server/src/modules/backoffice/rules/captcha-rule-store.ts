import type { Instant } from '@shuttle/domain'
import { checkCaptchaRule } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { toCaptchaRule } from '../../passenger/captcha'
import { assertNoViolation, revisedTable } from '../staff'
import { listCaptchaRuleRows, toCaptchaColumns } from './captcha-rules.repository'
import { listLines } from './places.repository'
import { ruleStore } from './rule-store'

/** Rules of captchas, as a transaction of `now` stores them. */
export const captchaRuleStore = (trx: Transaction<Database>, now: Instant) =>
  ruleStore(trx, {
    set: 'captcha',
    point: now,
    list: listCaptchaRuleRows,
    ...revisedTable(trx, 'captcha_rules', toCaptchaColumns),
    toContent: toCaptchaRule,
    assertRule: async (rule, stored, others) => {
      const lines = (await listLines(trx)).map(({ line_code }) => line_code)
      assertNoViolation({
        ...checkCaptchaRule(rule, { stored, others: others.map(toCaptchaRule), lines, now }),
      })
    },
  })
