import { civilDateAt, isAirportStation, offeredFareTypes, type SoldProduct } from '@shuttle/domain'
import { queryTermsCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { findRefundPolicy, presentRefundPolicy, UNDATED_POLICY, withPause } from '../../money/refund-policies'
import { findFaresByLine, findLinesOnSale, findRides, findStations, getRide } from '../catalogue'
import { readSalesPolicy } from '../sales'
import { presentLineFares } from './line-fares.presenter'

/** The refund policy of bus lines is that of most tickets; the airport line sells reserved departures alone. */
const soldProduct = (lineCode: string | undefined): SoldProduct | undefined =>
  lineCode === undefined ? undefined : { lineCode, fareType: 'reserved' }

/**
 * The numbers of the purchase terms, of the bus lines or of the airport line: fares, limits and the refund policy of
 * today. Public.
 */
export const registerTerms = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerCall(app, context, queryTermsCall, async ({ body: { language, airport } }) => {
    const now = clock.now()
    const today = civilDateAt(now)
    const isAirport = airport === '1'
    const [lines, stations, rides, sales] = await Promise.all([
      findLinesOnSale(db, today),
      findStations(db),
      findRides(db, today),
      readSalesPolicy(db),
    ])
    const shown = lines.filter((line) => isAirportStation(line.origin_code) === isAirport)
    const codes = shown.map((line) => line.line_code)
    const lineCode = isAirport ? codes[0] : undefined
    const [fares, policy] = await Promise.all([
      findFaresByLine(db, codes, today),
      findRefundPolicy(db, today, soldProduct(lineCode)).then((found) =>
        withPause(db, found ?? UNDATED_POLICY, { lineCode, now }),
      ),
    ])
    const rows = shown.map((line) =>
      presentLineFares(line, fares.get(line.line_code) ?? [], {
        stations,
        language,
        now,
        offered: offeredFareTypes(sales, line.line_code, today),
        ride: getRide(rides, line.line_code),
      }),
    )
    return {
      responseData: {
        refundPolicy: presentRefundPolicy(policy),
        lines: rows.filter(({ prices }) => prices.length > 0),
      },
    }
  })
}
