import { civilDateAt, rulesOfLine } from '@shuttle/domain'
import { queryDeparturesCall, queryPriceCall, querySalesPolicyCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findLineOnSale } from '../catalogue'
import { presentDeparture } from './departure.presenter'
import { readDeparturesQuery } from './departures.request'
import { findFaresOnSale } from './fares-on-sale.repository'
import { findBookableDepartures } from './find-bookable-departures'
import { findPrices } from './find-prices'
import { presentPrice } from './price.presenter'
import { readPricesQuery } from './prices.request'
import { presentLineSales } from './sales-policy.presenter'
import { findLineSettings, findPassengerTypesSold, readSalesPolicy } from './sales-policy.repository'
import { findSeatsOfDays } from './seats-of-days.repository'

/** How lines are sold, their prices, and the departures that can be booked. Public. */
export const registerSales = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context

  registerCall(app, context, querySalesPolicyCall, async ({ body }) => {
    const now = clock.now()
    const today = civilDateAt(now)
    const line = await findLineOnSale(db, body.lineCode, today)
    if (!line) throw new Refusal('LINE_NOT_FOUND')
    const [policy, settings, types] = await Promise.all([
      readSalesPolicy(db),
      findLineSettings(db, line, today),
      findPassengerTypesSold(db, line, today),
    ])
    const { windowDays } = settings
    const seats = await findSeatsOfDays(db, line, { policy, windowDays, now })
    const fares = await findFaresOnSale(db, line, { policy, windowDays, seats, now })
    const rules = rulesOfLine(policy, line.line_code)
    return { responseData: presentLineSales(rules, settings, { soldTo: types, seats, fares }) }
  })

  registerCall(app, context, queryDeparturesCall, async ({ body }) => {
    const now = clock.now()
    const departures = await findBookableDepartures(context, { ...readDeparturesQuery(body), now })
    return { responseData: departures.map((departure) => presentDeparture(departure, now)) }
  })

  registerCall(app, context, queryPriceCall, async ({ body }) => {
    const now = clock.now()
    const prices = await findPrices(context, { ...readPricesQuery(body), now })
    return { responseData: prices.map((price) => presentPrice(price, now)) }
  })
}
