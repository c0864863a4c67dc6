import type { LanguageCode } from '@shuttle/contracts'
import { civilDateAt, type Instant } from '@shuttle/domain'
import { queryPricesCall, removeFaresCall, setFaresCall, setQuotaCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findStations } from '../../passenger/catalogue'
import { registerStaffCall } from '../staff'
import { changeFares, withdrawFares } from './change-fares'
import { changeQuota } from './change-quota'
import { listStoredLines, settingsOfDay, toDatedSettings } from './line-settings.repository'
import { presentCatalogueLine, presentLinePrices } from './prices.presenter'
import { listFareRows, listQuotaRows } from './prices.repository'

interface Reader {
  language: LanguageCode
  now: Instant
}

const answerPrices = async (trx: Transaction<Database>, lineCode: string | undefined, { language, now }: Reader) => {
  const today = civilDateAt(now)
  const [stored, stations] = [await listStoredLines(trx), await findStations(trx)]
  const line = (lineCode === undefined ? stored[0] : stored.find((one) => one.line.line_code === lineCode))?.line
  if (!line) throw new Refusal('LINE_NOT_FOUND')
  const lines = stored.map((one) => {
    const isOnSale = settingsOfDay(toDatedSettings(one), today)?.isOnSale ?? false
    return presentCatalogueLine(one.line, { stations, language }, isOnSale)
  })
  const fares = await listFareRows(trx, line.line_code)
  const quotas = await listQuotaRows(trx, line.line_code)
  return presentLinePrices(line, lines, { fares, ...quotas }, today)
}

/** Prices of lines and their seats a day (D5.34, D5.35). */
export const registerPrices = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPricesCall, async ({ body, trx, language, now, audit }) => {
    if (body.lineCode !== undefined) audit({ object: { kind: 'line', id: body.lineCode } })
    return answerPrices(trx, body.lineCode, { language, now })
  })

  registerStaffCall(app, context, setFaresCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, fareType, from } = body
    audit({ object: { kind: 'line', id: lineCode } })
    const { before, after } = await changeFares(trx, { ...body, by: staff.accountId, now })
    audit({ before: { fareType, from, fares: before }, after: { fareType, from, fares: after } })
    return answerPrices(trx, lineCode, { language, now })
  })

  registerStaffCall(app, context, removeFaresCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, fareType, from } = body
    audit({ object: { kind: 'line', id: lineCode } })
    const { before, after } = await withdrawFares(trx, { ...body, by: staff.accountId, now })
    audit({ before: { fareType, from, fares: before }, after: { fareType, from, fares: after } })
    return answerPrices(trx, lineCode, { language, now })
  })

  registerStaffCall(app, context, setQuotaCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, fareType } = body
    audit({ object: { kind: 'line', id: lineCode } })
    const { before, after } = await changeQuota(trx, { ...body, by: staff.accountId, now })
    audit({ before: { fareType, seats: before }, after: { fareType, seats: after } })
    return answerPrices(trx, lineCode, { language, now })
  })
}
