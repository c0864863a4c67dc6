import { civilDateAt, type Instant, type Promotion } from '@shuttle/domain'
import { checkPromotion } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findLinesOnSale } from '../../passenger/catalogue'
import type { PromotionRow } from '../../passenger/sales'
import { assertNoViolation, type SavedRevision, saveRevision } from '../staff'
import { promotionTable, toPromotion } from './staff-promotions.repository'

interface PromotionChange extends Omit<Promotion, 'kind'> {
  id: string
  /** The revision that the form showed. */
  revision: number
  now: Instant
}

/**
 * Changes a promotion; returns it before and after. It applies from the next quote on: an order is placed at the price
 * computed then. Throws STAFF_PROMOTION_UNKNOWN, STAFF_FORM_STALE and the violations of the form.
 */
export const changePromotion = async (
  trx: Transaction<Database>,
  { id, revision, now, ...change }: PromotionChange,
): Promise<SavedRevision<PromotionRow>> => {
  const table = promotionTable(trx)
  const before = await table.lock(id)
  if (!before) throw new Refusal('STAFF_PROMOTION_UNKNOWN')
  const { kind, maxNights } = toPromotion(before)
  // The limit of nights does not apply to the family combo.
  const content = { ...change, kind, ...(kind === 'familyCombo' && { maxNights }) }
  const store = {
    ...table,
    unknown: 'STAFF_PROMOTION_UNKNOWN' as const,
    toContent: toPromotion,
    assert: async (promotion: Promotion) => {
      const lines = (await findLinesOnSale(trx, civilDateAt(now))).map(({ line_code }) => line_code)
      assertNoViolation(checkPromotion(promotion, lines))
    },
  }
  return saveRevision(store, { id, revision, content })
}
