import { queryPromotionsCall, type StaffPromotion, savePromotionCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import type { PromotionRow } from '../../passenger/sales'
import { registerStaffCall } from '../staff'
import { changePromotion } from './change-promotion'
import { promotionTable, toPromotion } from './staff-promotions.repository'

const presentPromotion = (row: PromotionRow): StaffPromotion => ({
  id: row.id,
  ...toPromotion(row),
  revision: row.revision,
})

/** Promotions in the back office: on or off, lines, days and nights. */
export const registerStaffPromotions = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPromotionsCall, async ({ trx }) =>
    (await promotionTable(trx).list()).map(presentPromotion),
  )

  registerStaffCall(app, context, savePromotionCall, async ({ body, trx, now, audit }) => {
    audit({ object: { kind: 'promotion', id: body.id } })
    const appliesTo = [...new Set(body.appliesTo)]
    const { before, after } = await changePromotion(trx, { ...body, appliesTo, now })
    const presented = presentPromotion(after)
    audit({ before: before && presentPromotion(before), after: presented })
    return presented
  })
}
