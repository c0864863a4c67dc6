import type { LanguageCode } from '@shuttle/contracts'
import { civilDateAt, type Instant } from '@shuttle/domain'
import { queryPricesCall, removeFaresCall, setFaresCall, setQuotaCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { findStations } from '../catalogue'
import { registerStaffCall } from '../staff'
import { changeFares, withdrawFares } from './change-fares'
import { changeQuota } from './change-quota'
import { listStoredLines, settingsOfDay, toDatedSettings } from './line-settings.repository'
import { presentCatalogueLine, presentLinePrices } from './prices.presenter'
import { listFareRows, listQuotaRows } from './prices.repository'
import { readGivenFares, readTicketType } from './prices.request'

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
  return { responseData: presentLinePrices(line, lines, { fares, ...quotas }, today) }
}

/** Prices of lines and their seats a day (D5.34, D5.35). */
export const registerPrices = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPricesCall, async ({ body, trx, language, now, audit }) => {
    if (body.lineCode !== undefined) audit({ object: { kind: 'line', id: body.lineCode } })
    return answerPrices(trx, body.lineCode, { language, now })
  })

  registerStaffCall(app, context, setFaresCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, validFrom: from, expectedRevision } = body
    audit({ object: { kind: 'line', id: lineCode } })
    const fareType = readTicketType(body)
    const fares = readGivenFares(body.fares)
    const change = { lineCode, fareType, from, fares, expectedRevision, by: staff.accountId, now }
    const { before, after } = await changeFares(trx, change)
    audit({ before: { fareType, from, fares: before }, after: { fareType, from, fares: after } })
    return answerPrices(trx, lineCode, { language, now })
  })

  registerStaffCall(app, context, removeFaresCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, validFrom: from, expectedRevision } = body
    audit({ object: { kind: 'line', id: lineCode } })
    const fareType = readTicketType(body)
    const change = { lineCode, fareType, from, expectedRevision, by: staff.accountId, now }
    const { before, after } = await withdrawFares(trx, change)
    audit({ before: { fareType, from, fares: before }, after: { fareType, from, fares: after } })
    return answerPrices(trx, lineCode, { language, now })
  })

  registerStaffCall(app, context, setQuotaCall, async ({ body, staff, trx, language, now, audit }) => {
    const { lineCode, validFrom: from, seats, expectedRevision } = body
    audit({ object: { kind: 'line', id: lineCode } })
    const fareType = readTicketType(body)
    const until = body.validTo === '' ? undefined : body.validTo
    const change = { lineCode, fareType, from, until, seats, expectedRevision, by: staff.accountId, now }
    const { before, after } = await changeQuota(trx, change)
    audit({ before: { fareType, seats: before }, after: { fareType, seats: after } })
    return answerPrices(trx, lineCode, { language, now })
  })
}
