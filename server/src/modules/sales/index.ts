import { civilDateAt, offeredFareTypes, rulesOfLine } from '@shuttle/domain'
import { queryDepartures, querySalesPolicy } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { registerCall } from '../../http/register-call'
import { findLine, linesOnSale } from '../catalogue/catalogue.repository'
import { presentSession } from './departure.presenter'
import { sessionsOn } from './departures.repository'
import { readAskedSessions } from './departures.request'
import { presentLineSales } from './sales-policy.presenter'
import { salesPolicy, settingsOf, soldTo } from './sales-policy.repository'

/** How lines are sold, and the departures that can be booked. Public. */
export const registerSales = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context

  registerCall(app, context, querySalesPolicy, async ({ body }) => {
    const line = await findLine(db, body.lineCode)
    if (!line) throw new Refusal('LINE_NOT_FOUND')
    const today = civilDateAt(clock.now())
    const [policy, settings, types] = await Promise.all([
      salesPolicy(db),
      settingsOf(db, line, today),
      soldTo(db, line, today),
    ])
    return { responseData: presentLineSales(rulesOfLine(policy, line.line_code), settings, types) }
  })

  registerCall(app, context, queryDepartures, async ({ body }) => {
    const now = clock.now()
    const { date, lineCodes } = readAskedSessions(body, await linesOnSale(db))
    if (lineCodes.length === 0) throw new Refusal('LINE_NOT_FOUND')
    if (date < civilDateAt(now)) throw new Refusal('DATE_IN_PAST')
    const policy = await salesPolicy(db)
    // From the cutoff on sessions are hidden: none is answered for a day whose policy sells none.
    const sold = lineCodes.filter((code) => offeredFareTypes(policy, code, date).includes('reserved'))
    const sessions = await sessionsOn(db, sold, date)
    return { responseData: sessions.map((session) => presentSession(session, now)) }
  })
}
