import type { LanguageCode } from '@shuttle/contracts'
import { civilDateAt, type Instant } from '@shuttle/domain'
import {
  addPeakDaysCall,
  queryLineSettingsCall,
  removeLineSettingsCall,
  removePeakDaysCall,
  setLineSettingsCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context'
import type { Database } from '../../database/types'
import { findStations } from '../catalogue'
import { registerStaffCall } from '../staff'
import { changeLineSettings, withdrawLineSettings } from './change-line-settings'
import { addPeakDays, removePeakDays } from './change-peak-days'
import { presentLineSettings } from './line-settings.presenter'
import { listStoredLines } from './line-settings.repository'
import { readSettings } from './line-settings.request'

interface Reader {
  language: LanguageCode
  now: Instant
}

const answerLines = async (trx: Transaction<Database>, { language, now }: Reader) => {
  const [lines, stations] = [await listStoredLines(trx), await findStations(trx)]
  const today = civilDateAt(now)
  return {
    responseData: { today, lines: lines.map((line) => presentLineSettings(line, { stations, language }, today)) },
  }
}

/** How lines are sold, by day, and their peak days (D5.36, D5.37). */
export const registerLineSettings = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryLineSettingsCall, async ({ trx, language, now }) =>
    answerLines(trx, { language, now }),
  )

  registerStaffCall(app, context, setLineSettingsCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, validFrom: from, expectedRevision } = body
    audit({ object: { kind: 'line', id: lineCode } })
    const change = { lineCode, from, expectedRevision, by: staff.accountId, now }
    const { before, after } = await changeLineSettings(trx, { ...change, settings: readSettings(body) })
    audit({ before, after: { ...after, from } })
    return answerLines(trx, { language, now })
  })

  registerStaffCall(app, context, removeLineSettingsCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, validFrom: from, expectedRevision } = body
    audit({ object: { kind: 'line', id: lineCode } })
    audit(await withdrawLineSettings(trx, { lineCode, from, expectedRevision, by: staff.accountId, now }))
    return answerLines(trx, { language, now })
  })

  registerStaffCall(app, context, addPeakDaysCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, validFrom: from, validTo: until, maxPerOrder, expectedRevision } = body
    audit({ object: { kind: 'line', id: lineCode } })
    audit(await addPeakDays(trx, { lineCode, from, until, maxPerOrder, expectedRevision, by: staff.accountId, now }))
    return answerLines(trx, { language, now })
  })

  registerStaffCall(app, context, removePeakDaysCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, validFrom: from, expectedRevision } = body
    audit({ object: { kind: 'line', id: lineCode } })
    audit(await removePeakDays(trx, { lineCode, from, expectedRevision, by: staff.accountId, now }))
    return answerLines(trx, { language, now })
  })
}
