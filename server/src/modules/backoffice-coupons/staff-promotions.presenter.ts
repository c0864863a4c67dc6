import type { promotionRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { type PromotionRow, toPromotion } from './staff-promotions.repository'

export const presentPromotion = (row: PromotionRow): z.infer<typeof promotionRow> => {
  const { kind, on, appliesTo, from, until, maxNights } = toPromotion(row)
  return {
    promotionId: row.id,
    kind,
    on,
    lineCodes: [...appliesTo],
    dateFrom: from ?? '',
    dateTo: until ?? '',
    maxNights,
    revision: row.revision,
  }
}
