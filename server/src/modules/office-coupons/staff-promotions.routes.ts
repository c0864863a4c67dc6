import { queryPromotions, savePromotion } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerStaffCall } from '../staff'
import { changePromotion } from './change-promotion'
import { presentPromotion } from './staff-promotions.presenter'
import { listPromotions } from './staff-promotions.repository'

/** Promotions in the back office: on or off, lines, days and nights. */
export const registerStaffPromotions = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPromotions, async ({ trx }) => ({
    responseData: (await listPromotions(trx)).map(presentPromotion),
  }))

  registerStaffCall(app, context, savePromotion, async ({ body, trx, now, note }) => {
    const { promotionId: id, revision, on, lineCodes, dateFrom, dateTo, maxNights } = body
    note({ object: { kind: 'promotion', id } })
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
    note({ before: presentPromotion(before), after: presented })
    return { responseData: presented }
  })
}
