import type { CivilDate } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** The row of `line_settings` of each line that counts for what is bought on a day; a line without one is sold as its own row says. */
export const settingsOn = (db: Kysely<Database>, today: CivilDate) =>
  db
    .selectFrom('line_settings')
    .distinctOn('line_code')
    .selectAll()
    .where('valid_from', '<=', today)
    .orderBy('line_code')
    .orderBy('valid_from', 'desc')
