import type { CaptchaRule } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/types'
import type { CaptchaRuleRow } from '../captcha'

/** Every rule of captchas with its id and revision. */
export const listCaptchaRuleRows = (db: Kysely<Database>): Promise<CaptchaRuleRow[]> =>
  db.selectFrom('captcha_rules').selectAll().orderBy('id').execute()

const toColumns = ({ lineCode, kind, from, until }: CaptchaRule) => ({
  line_code: lineCode ?? null,
  kind,
  begins_at: from,
  ends_at: until ?? null,
})

/** Adds a rule; undefined where one of this id was added concurrently. */
export const addCaptchaRule = (
  trx: Transaction<Database>,
  id: string,
  rule: CaptchaRule,
): Promise<CaptchaRuleRow | undefined> =>
  trx
    .insertInto('captcha_rules')
    .values({ id, ...toColumns(rule), revision: 1 })
    .onConflict((same) => same.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const storeCaptchaRule = (trx: Transaction<Database>, id: string, rule: CaptchaRule): Promise<CaptchaRuleRow> =>
  trx
    .updateTable('captcha_rules')
    .set(({ eb }) => ({ ...toColumns(rule), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
