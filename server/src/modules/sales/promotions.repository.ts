import type { Promotion } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** The promotions that are switched on, whatever their days. */
export const findRunningPromotions = async (db: Kysely<Database>): Promise<Promotion[]> => {
  const rows = await db.selectFrom('promotions').selectAll().where('is_on', '=', true).orderBy('id').execute()
  return rows.map((row) => ({
    kind: row.kind,
    on: row.is_on,
    appliesTo: row.applies_to.split(',').filter(Boolean),
    from: row.valid_from ?? undefined,
    until: row.valid_to ?? undefined,
    maxNights: row.max_nights,
  }))
}
