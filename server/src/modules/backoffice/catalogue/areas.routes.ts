import { addAreaCall, queryAreasCall, removeAreaCall, renameAreaCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { registerStaffCall } from '../staff'
import { presentArea } from './areas.presenter'
import { listUsedAreas } from './areas.repository'
import { addArea, removeArea, renameArea } from './change-areas'

const answerAreas = async (trx: Transaction<Database>) => (await listUsedAreas(trx)).map(presentArea)

/** Areas that lines start and end in: passengers read a new name at their next call. */
export const registerAreas = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryAreasCall, ({ trx }) => answerAreas(trx))

  registerStaffCall(app, context, addAreaCall, async ({ body, staff, trx, now, audit }) => {
    audit({ object: { kind: 'area', id: body.code } })
    const { after } = await addArea(trx, body, { by: staff.accountId, now })
    audit({ after })
    return answerAreas(trx)
  })

  registerStaffCall(app, context, renameAreaCall, async ({ body, staff, trx, now, audit }) => {
    const { expectedRevision, ...area } = body
    audit({ object: { kind: 'area', id: area.code } })
    audit(await renameArea(trx, area, { expectedRevision, by: staff.accountId, now }))
    return answerAreas(trx)
  })

  registerStaffCall(app, context, removeAreaCall, async ({ body, staff, trx, now, audit }) => {
    const { code, expectedRevision } = body
    audit({ object: { kind: 'area', id: code } })
    audit(await removeArea(trx, { code, expectedRevision, by: staff.accountId, now }))
    return answerAreas(trx)
  })
}
