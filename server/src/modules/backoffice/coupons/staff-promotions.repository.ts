import type { Promotion } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { PromotionRow } from '../../passenger/sales'
import { revisedTable } from '../staff'

export const toPromotion = (row: PromotionRow): Promotion => ({
  kind: row.kind,
  on: row.is_on,
  appliesTo: row.applies_to.split(',').filter(Boolean),
  from: row.valid_from ?? undefined,
  until: row.valid_to ?? undefined,
  maxNights: row.max_nights,
})

/** Every promotion, on or off. */
export const promotionTable = (trx: Transaction<Database>) =>
  revisedTable(trx, 'promotions', ({ on, appliesTo, from, until, maxNights }: Promotion) => ({
    is_on: on,
    applies_to: appliesTo.join(),
    valid_from: from ?? null,
    valid_to: until ?? null,
    max_nights: maxNights,
  }))
