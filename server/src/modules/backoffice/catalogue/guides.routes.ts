import type { LanguageCode } from '@shuttle/contracts'
import { queryStaffGuidesCall, saveHolidaysCall, saveLineGuideCall, saveStopGuideCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { findStations, listGuideRows } from '../../passenger/catalogue'
import { registerStaffCall } from '../staff'
import { presentGuides } from './guides.presenter'
import { listOneWayLines } from './guides.repository'
import { saveGuide } from './save-guide'

const answerGuides = async (trx: Transaction<Database>, language: LanguageCode) => {
  const [rows, lines, stations] = [await listGuideRows(trx), await listOneWayLines(trx), await findStations(trx)]
  return presentGuides(rows, { lines, stations, language })
}

/** When and where buses leave, as staff write it: passengers read a change at their next call (D11.stops.7). */
export const registerStaffGuides = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryStaffGuidesCall, ({ trx, language }) => answerGuides(trx, language))

  registerStaffCall(app, context, saveLineGuideCall, async ({ body, staff, trx, language, now, audit }) => {
    const { code, content, expectedRevision } = body
    audit({ object: { kind: 'line-guide', id: code } })
    audit(await saveGuide(trx, { kind: 'line', code, content }, { expectedRevision, by: staff.accountId, now }))
    return answerGuides(trx, language)
  })

  registerStaffCall(app, context, saveStopGuideCall, async ({ body, staff, trx, language, now, audit }) => {
    const { code, content, expectedRevision } = body
    audit({ object: { kind: 'stop-guide', id: code } })
    audit(await saveGuide(trx, { kind: 'stop', code, content }, { expectedRevision, by: staff.accountId, now }))
    return answerGuides(trx, language)
  })

  registerStaffCall(app, context, saveHolidaysCall, async ({ body, staff, trx, language, now, audit }) => {
    const { code, content, expectedRevision } = body
    audit({ object: { kind: 'holidays', id: code } })
    audit(await saveGuide(trx, { kind: 'holidays', code, content }, { expectedRevision, by: staff.accountId, now }))
    return answerGuides(trx, language)
  })
}
