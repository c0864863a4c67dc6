import type { CaptchaRule } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { CaptchaRuleRow } from '../../passenger/captcha'

/** Every rule of captchas with its id and revision. */
export const listCaptchaRuleRows = (db: Kysely<Database>): Promise<CaptchaRuleRow[]> =>
  db.selectFrom('captcha_rules').selectAll().orderBy('id').execute()

export const toCaptchaColumns = ({ lineCode, kind, from, until }: CaptchaRule) => ({
  line_code: lineCode ?? null,
  kind,
  begins_at: from,
  ends_at: until ?? null,
})
