import { civilDateAt, isAirportStation, offeredFareTypes } from '@shuttle/domain'
import { queryTerms } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { faresOn, linesOnSale, stationsByCode } from '../catalogue/catalogue.repository'
import { findRefundPolicy, UNDATED_POLICY } from '../refunds/refund-policies.repository'
import { presentRefundPolicy } from '../refunds/refund-policy.presenter'
import { salesPolicy } from '../sales/sales-policy.repository'
import { presentLineFares } from './line-fares.presenter'

/** The numbers of the purchase terms: fares of the bus lines and the refund policy of today. Public. */
export const registerTerms = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerCall(app, context, queryTerms, async ({ body: { language } }) => {
    const now = clock.now()
    const today = civilDateAt(now)
    const [lines, stations, policy, sales] = await Promise.all([
      linesOnSale(db),
      stationsByCode(db),
      findRefundPolicy(db, today),
      salesPolicy(db),
    ])
    // The airport line has terms of its own.
    const busLines = lines.filter((line) => !isAirportStation(line.origin_code))
    const rows = await Promise.all(
      busLines.map(async (line) =>
        presentLineFares(line, await faresOn(db, line.line_code, today), {
          stations,
          language,
          now,
          offered: offeredFareTypes(sales, line.line_code, today),
        }),
      ),
    )
    return {
      responseData: {
        refundPolicy: presentRefundPolicy(policy ?? UNDATED_POLICY),
        lines: rows.filter(({ prices }) => prices.length > 0),
      },
    }
  })
}
