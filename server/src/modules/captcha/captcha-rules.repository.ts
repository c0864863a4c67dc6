import type { CaptchaRule } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** Every row; there are few, and which one counts is a rule of the domain. */
export const listCaptchaRules = async (db: Kysely<Database>): Promise<CaptchaRule[]> => {
  const rows = await db.selectFrom('captcha_rules').selectAll().execute()
  return rows.map((row) => ({
    lineCode: row.line_code ?? undefined,
    kind: row.kind,
    from: row.begins_at,
    until: row.ends_at ?? undefined,
  }))
}
