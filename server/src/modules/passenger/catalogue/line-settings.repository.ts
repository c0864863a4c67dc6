import type { CivilDate } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/**
 * The row of `line_settings` of each line that applies on a day of buying; a line without one is sold by its own row.
 */
export const settingsOn = (db: Kysely<Database>, today: CivilDate) =>
  db
    .selectFrom('line_settings')
    .distinctOn('line_code')
    .selectAll()
    .where('valid_from', '<=', today)
    .orderBy('line_code')
    .orderBy('valid_from', 'desc')
