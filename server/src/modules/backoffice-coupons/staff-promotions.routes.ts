import { queryPromotionsCall, savePromotionCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerStaffCall } from '../staff'
import { changePromotion } from './change-promotion'
import { presentPromotion } from './staff-promotions.presenter'
import { listPromotions } from './staff-promotions.repository'

/** Promotions in the back office: on or off, lines, days and nights. */
export const registerStaffPromotions = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPromotionsCall, async ({ trx }) => ({
    responseData: (await listPromotions(trx)).map(presentPromotion),
  }))

  registerStaffCall(app, context, savePromotionCall, async ({ body, trx, now, audit }) => {
    const { promotionId: id, revision, on, lineCodes, dateFrom, dateTo, maxNights } = body
    audit({ object: { kind: 'promotion', id } })
    const { before, after } = await changePromotion(trx, {
      now,
      id,
      revision,
      on,
      appliesTo: [...new Set(lineCodes)],
      from: dateFrom || undefined,
      until: dateTo || undefined,
      maxNights,
    })
    const presented = presentPromotion(after)
    audit({ before: presentPromotion(before), after: presented })
    return { responseData: presented }
  })
}
