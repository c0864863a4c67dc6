import { ApiError } from '@shuttle/contracts'
import { PROMOTION_KINDS, type Promotion } from '@shuttle/domain'
import { type promotionRow, queryPromotionsCall, savePromotionCall } from '@shuttle/wire/staff'
import { staffCall } from './staff-call'

/** A promotion with its settings and revision. */
export interface StaffPromotion extends Promotion {
  id: string
  revision: number
}

const fromWire = (row: (typeof promotionRow)['_zod']['output']): StaffPromotion => {
  const kind = PROMOTION_KINDS.find((known) => known === row.kind)
  if (!kind) throw new ApiError({ kind: 'unreadable', code: row.kind })
  return {
    id: row.promotionId,
    revision: row.revision,
    kind,
    on: row.on,
    appliesTo: row.lineCodes,
    from: row.dateFrom || undefined,
    until: row.dateTo || undefined,
    maxNights: row.maxNights,
  }
}

/** Every promotion, on or off. Throws `ApiError`. */
export const fetchPromotions = async (signal?: AbortSignal): Promise<StaffPromotion[]> =>
  (await staffCall(queryPromotionsCall, {}, signal && { signal })).responseData.map(fromWire)

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE where another editor was faster. */
export const savePromotion = async (promotion: StaffPromotion): Promise<StaffPromotion> =>
  fromWire(
    (
      await staffCall(savePromotionCall, {
        promotionId: promotion.id,
        revision: promotion.revision,
        on: promotion.on,
        lineCodes: [...promotion.appliesTo],
        dateFrom: promotion.from ?? '',
        dateTo: promotion.until ?? '',
        maxNights: promotion.maxNights,
      })
    ).responseData,
  )
