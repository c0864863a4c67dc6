import { civilDateAt, offeredFareTypes, rulesOfLine } from '@shuttle/domain'
import { queryDepartures, queryPrice, querySalesPolicy } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { registerCall } from '../../http/register-call'
import { findFares, findLine, findLinesOnSale } from '../catalogue'
import { presentDeparture } from './departure.presenter'
import { findDeparturesOn } from './departures.repository'
import { readDeparturesQuery } from './departures.request'
import { toLegs } from './legs'
import { presentPrice } from './price.presenter'
import { presentLineSales } from './sales-policy.presenter'
import { findLineSettings, findPassengerTypesSold, readSalesPolicy } from './sales-policy.repository'
import { countSeatsOnSale } from './seats-on-sale.repository'

/** How lines are sold, what they cost, and the departures that can be booked. Public. */
export const registerSales = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context

  registerCall(app, context, querySalesPolicy, async ({ body }) => {
    const line = await findLine(db, body.lineCode)
    if (!line) throw new Refusal('LINE_NOT_FOUND')
    const today = civilDateAt(clock.now())
    const [policy, settings, types] = await Promise.all([
      readSalesPolicy(db),
      findLineSettings(db, line, today),
      findPassengerTypesSold(db, line, today),
    ])
    return { responseData: presentLineSales(rulesOfLine(policy, line.line_code), settings, types) }
  })

  registerCall(app, context, queryDepartures, async ({ body }) => {
    const now = clock.now()
    const { date, lineCodes } = readDeparturesQuery(body, await findLinesOnSale(db))
    if (lineCodes.length === 0) throw new Refusal('LINE_NOT_FOUND')
    if (date < civilDateAt(now)) throw new Refusal('DATE_IN_PAST')
    const policy = await readSalesPolicy(db)
    // From the cutoff on departures are hidden: none is answered for a day whose policy sells none.
    const sold = lineCodes.filter((code) => offeredFareTypes(policy, code, date).includes('reserved'))
    const departures = await findDeparturesOn(db, sold, date)
    return { responseData: departures.map((departure) => presentDeparture(departure, now)) }
  })

  registerCall(app, context, queryPrice, async ({ body }) => {
    const line = await findLine(db, body.lineCode)
    if (!line) throw new Refusal('LINE_NOT_FOUND')
    const now = clock.now()
    if (body.buyDate < civilDateAt(now)) throw new Refusal('DATE_IN_PAST')
    const fares = await findFares(db, line.line_code, body.buyDate)
    const offered = offeredFareTypes(await readSalesPolicy(db), line.line_code, body.buyDate)
    const fareTypes = offered.filter((fareType) => fares.some((fare) => fare.fareType === fareType))
    const rows = fareTypes.map(async (fareType) => {
      const [outbound] = toLegs(line.line_code, fareType, body.buyDate, undefined)
      if (!outbound) return []
      const seats = await countSeatsOnSale(db, outbound, now)
      return seats === 'over'
        ? []
        : [
            presentPrice(
              fareType,
              fares.filter((fare) => fare.fareType === fareType),
              {
                now,
                originCode: line.origin_code,
                destinationCode: line.destination_code,
                seatsLeft: seats,
              },
            ),
          ]
    })
    return { responseData: (await Promise.all(rows)).flat() }
  })
}
