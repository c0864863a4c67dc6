import { civilDateAt, type Instant, type Promotion } from '@shuttle/domain'
import { checkPromotion, decideSave } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findLinesOnSale } from '../../passenger/catalogue'
import type { PromotionRow } from '../../passenger/sales'
import { assertNoViolation } from '../staff'
import { lockPromotion, storePromotion, toPromotion } from './staff-promotions.repository'

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
): Promise<{ before: PromotionRow; after: PromotionRow }> => {
  const before = await lockPromotion(trx, id)
  if (!before) throw new Refusal('STAFF_PROMOTION_UNKNOWN')
  const stored = toPromotion(before)
  const promotion: Promotion = {
    ...change,
    kind: stored.kind,
    // The limit of nights does not apply to the family combo.
    maxNights: stored.kind === 'familyCombo' ? stored.maxNights : change.maxNights,
  }
  const isSame = (Object.keys(promotion) as Array<keyof Promotion>).every(
    (field) => String(promotion[field]) === String(stored[field]),
  )
  const outcome = decideSave({ expected: revision, stored: before.revision, isSame })
  if (outcome === 'stale') throw new Refusal('STAFF_FORM_STALE')
  if (outcome === 'repeat') return { before, after: before }
  const lines = (await findLinesOnSale(trx, civilDateAt(now))).map(({ line_code }) => line_code)
  assertNoViolation({ ...checkPromotion(promotion, lines) })
  return { before, after: await storePromotion(trx, id, promotion) }
}
