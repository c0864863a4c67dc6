import type { Promotion } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { PromotionRow } from '../../passenger/sales'

/** Every promotion, on or off. */
export const listPromotions = (db: Kysely<Database>): Promise<PromotionRow[]> =>
  db.selectFrom('promotions').selectAll().orderBy('id').execute()

/** Locks a promotion, so that concurrent changes follow each other. */
export const lockPromotion = (trx: Transaction<Database>, id: string): Promise<PromotionRow | undefined> =>
  trx.selectFrom('promotions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const toPromotion = (row: PromotionRow): Promotion => ({
  kind: row.kind,
  on: row.is_on,
  appliesTo: row.applies_to.split(',').filter(Boolean),
  from: row.valid_from ?? undefined,
  until: row.valid_to ?? undefined,
  maxNights: row.max_nights,
})

export const storePromotion = (
  trx: Transaction<Database>,
  id: string,
  { on, appliesTo, from, until, maxNights }: Promotion,
): Promise<PromotionRow> =>
  trx
    .updateTable('promotions')
    .set(({ eb }) => ({
      is_on: on,
      applies_to: appliesTo.join(),
      valid_from: from ?? null,
      valid_to: until ?? null,
      max_nights: maxNights,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
