import { civilDateAt, isAirportStation, offeredFareTypes } from '@shuttle/domain'
import { queryTerms } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { findFaresByLine, findLinesOnSale, findStations } from '../catalogue'
import { findRefundPolicy, presentRefundPolicy, UNDATED_POLICY } from '../refunds'
import { readSalesPolicy } from '../sales'
import { presentLineFares } from './line-fares.presenter'

/** The numbers of the purchase terms: fares of the bus lines and the refund policy of today. Public. */
export const registerTerms = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerCall(app, context, queryTerms, async ({ body: { language } }) => {
    const now = clock.now()
    const today = civilDateAt(now)
    const [lines, stations, policy, sales] = await Promise.all([
      findLinesOnSale(db),
      findStations(db),
      findRefundPolicy(db, today),
      readSalesPolicy(db),
    ])
    // The airport line has terms of its own.
    const busLines = lines.filter((line) => !isAirportStation(line.origin_code))
    const codes = busLines.map((line) => line.line_code)
    const fares = await findFaresByLine(db, codes, today)
    const rows = busLines.map((line) =>
      presentLineFares(line, fares.get(line.line_code) ?? [], {
        stations,
        language,
        now,
        offered: offeredFareTypes(sales, line.line_code, today),
      }),
    )
    return {
      responseData: {
        refundPolicy: presentRefundPolicy(policy ?? UNDATED_POLICY),
        lines: rows.filter(({ prices }) => prices.length > 0),
      },
    }
  })
}
