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
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { findStations } from '../../passenger/catalogue'
import { registerStaffCall } from '../staff'
import { changeLineSettings, withdrawLineSettings } from './change-line-settings'
import { addPeakDays, removePeakDays } from './change-peak-days'
import { presentLineSettings } from './line-settings.presenter'
import { listStoredLines } from './line-settings.repository'

interface Reader {
  language: LanguageCode
  now: Instant
}

const answerLines = async (trx: Transaction<Database>, { language, now }: Reader) => {
  const [lines, stations] = [await listStoredLines(trx), await findStations(trx)]
  const today = civilDateAt(now)
  return { today, lines: lines.map((line) => presentLineSettings(line, { stations, language }, today)) }
}

/** How lines are sold, by day, and their peak days (D5.36, D5.37). */
export const registerLineSettings = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryLineSettingsCall, async ({ trx, language, now }) =>
    answerLines(trx, { language, now }),
  )

  registerStaffCall(app, context, setLineSettingsCall, async ({ body, staff, trx, language, now, audit }) => {
    audit({ object: { kind: 'line', id: body.lineCode } })
    const { before, after } = await changeLineSettings(trx, { ...body, by: staff.accountId, now })
    audit({ before, after: { ...after, from: body.from } })
    return answerLines(trx, { language, now })
  })

  registerStaffCall(app, context, removeLineSettingsCall, async ({ body, staff, trx, language, now, audit }) => {
    audit({ object: { kind: 'line', id: body.lineCode } })
    audit(await withdrawLineSettings(trx, { ...body, by: staff.accountId, now }))
    return answerLines(trx, { language, now })
  })

  registerStaffCall(app, context, addPeakDaysCall, async ({ body, staff, trx, language, now, audit }) => {
    audit({ object: { kind: 'line', id: body.lineCode } })
    audit(await addPeakDays(trx, { ...body, by: staff.accountId, now }))
    return answerLines(trx, { language, now })
  })

  registerStaffCall(app, context, removePeakDaysCall, async ({ body, staff, trx, language, now, audit }) => {
    audit({ object: { kind: 'line', id: body.lineCode } })
    audit(await removePeakDays(trx, { ...body, by: staff.accountId, now }))
    return answerLines(trx, { language, now })
  })
}
