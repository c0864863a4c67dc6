import { civilDateAt, offeredFareTypes } from '@shuttle/domain'
import { queryPrice, queryRoute } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { registerCall } from '../../http/register-call'
import { salesPolicy } from '../sales/sales-policy.repository'
import { presentBanner, presentNotice, presentSurvey } from './announcements.presenter'
import { bannersAt, noticesAt, surveyWindowAt } from './announcements.repository'
import { faresOn, findLine, linesOnSale, stationsByCode } from './catalogue.repository'
import { legsOfLine } from './legs-of-line'
import { presentLine } from './line.presenter'
import { presentPrice } from './price.presenter'
import { seatsOnSale } from './seats-on-sale'

/** What is sold: lines and fares. Public. */
export const registerCatalogue = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context

  registerCall(app, context, queryRoute, async ({ language }) => {
    const now = clock.now()
    const [lines, stations, notices, banners, survey] = await Promise.all([
      linesOnSale(db),
      stationsByCode(db),
      noticesAt(db, now),
      bannersAt(db, now),
      surveyWindowAt(db, now),
    ])
    return {
      responseData: lines.map((line) => presentLine(line, stations, language)),
      notice: notices.map((notice) => presentNotice(notice, language)),
      swiper: banners.map((banner) => presentBanner(banner, language)),
      ...(survey && context.config.surveyUrl && { survey: presentSurvey(survey, context.config.surveyUrl) }),
    }
  })

  registerCall(app, context, queryPrice, async ({ body }) => {
    const line = await findLine(db, body.lineCode)
    if (!line) throw new Refusal('LINE_NOT_FOUND')
    const now = clock.now()
    if (body.buyDate < civilDateAt(now)) throw new Refusal('DATE_IN_PAST')
    const fares = await faresOn(db, line.line_code, body.buyDate)
    const offered = offeredFareTypes(await salesPolicy(db), line.line_code, body.buyDate)
    const fareTypes = offered.filter((fareType) => fares.some((fare) => fare.fareType === fareType))
    const rows = fareTypes.map(async (fareType) => {
      const [outbound] = legsOfLine(line.line_code, fareType, body.buyDate, undefined)
      if (!outbound) return []
      const seats = await seatsOnSale(db, outbound, now)
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
