import { civilDateAt, departureOf } from '@shuttle/domain'
import { queryPrice, queryRoute } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { refuse } from '../../errors'
import { registerCall } from '../../http/register-call'
import { presentBanner, presentNotice } from './announcements.presenter'
import { bannersAt, noticesAt } from './announcements.repository'
import { faresOn, findLine, linesOnSale, seatsLeft, stationsByCode } from './catalogue.repository'
import { legsOfLine } from './legs-of-line'
import { presentLine } from './line.presenter'
import { presentPrice } from './price.presenter'

/** What is sold: lines and fares. Public. */
export const registerCatalogue = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context

  registerCall(app, context, queryRoute, async ({ language }) => {
    const now = clock.now()
    const [lines, stations, notices, banners] = await Promise.all([
      linesOnSale(db),
      stationsByCode(db),
      noticesAt(db, now),
      bannersAt(db, now),
    ])
    return {
      responseData: lines.map((line) => presentLine(line, stations, language)),
      notice: notices.map((notice) => presentNotice(notice, language)),
      swiper: banners.map(presentBanner),
    }
  })

  registerCall(app, context, queryPrice, async ({ body }) => {
    const line = await findLine(db, body.lineCode)
    if (!line) throw refuse('LINE_NOT_FOUND')
    const now = clock.now()
    if (body.buyDate < civilDateAt(now)) throw refuse('DATE_IN_PAST')
    const fares = await faresOn(db, line.line_code, body.buyDate)
    // Only what can still be bought: the night tickets of today are over at 06:00 (decision "the wire" 12).
    const fareTypes = [...new Set(fares.map((fare) => fare.fareType))]
      .filter((fareType) => departureOf(body.buyDate, fareType) >= now)
      .sort()
    const rows = fareTypes.map(async (fareType) => {
      const [outbound] = legsOfLine(line.line_code, fareType, body.buyDate, undefined)
      return presentPrice(
        fareType,
        fares.filter((fare) => fare.fareType === fareType),
        {
          now,
          originCode: line.origin_code,
          destinationCode: line.destination_code,
          seatsLeft: outbound && (await seatsLeft(db, outbound)),
        },
      )
    })
    return { responseData: await Promise.all(rows) }
  })
}
