import type { Transaction } from 'kysely'
import type { Database } from '../database/types'
import type { CaptchaRuleRow } from '../modules/passenger/captcha'

const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

/**
 * Release windows: the days before Spring Festival and before National Day of 2024. They are seen by `SHUTTLE_CLOCK`
 * only; without it no order needs a captcha, which is the default.
 */
const RULES: readonly Omit<CaptchaRuleRow, 'revision'>[] = [
  { id: 'spring-2024', line_code: null, kind: 'digits', begins_at: at('2024-02-05'), ends_at: at('2024-02-10') },
  { id: 'national-2024', line_code: null, kind: 'slide', begins_at: at('2024-09-23'), ends_at: at('2024-10-01') },
]

export const loadSampleCaptchaRules = async (trx: Transaction<Database>): Promise<void> => {
  await trx
    .insertInto('captcha_rules')
    .values(RULES.map((rule) => ({ ...rule, revision: 1 })))
    .execute()
}
