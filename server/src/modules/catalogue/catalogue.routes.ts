import { civilDateAt } from '@shuttle/domain'
import { queryRoute } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { presentBanner, presentNotice, presentSurvey } from './announcements.presenter'
import { findBanners, findNotices, findSurveyWindow } from './announcements.repository'
import { findFaresByLine, findLinesOnSale, findStations } from './catalogue.repository'
import { presentLine } from './line.presenter'

/** What is sold: lines, and the announcements of the home page. Public. */
export const registerCatalogue = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context

  registerCall(app, context, queryRoute, async ({ language }) => {
    const now = clock.now()
    const [lines, stations, notices, banners, survey] = await Promise.all([
      findLinesOnSale(db),
      findStations(db),
      findNotices(db, now),
      findBanners(db, now),
      findSurveyWindow(db, now),
    ])
    const codes = lines.map((line) => line.line_code)
    const fares = await findFaresByLine(db, codes, civilDateAt(now))
    return {
      responseData: lines.map((line) => presentLine(line, stations, language, fares.get(line.line_code))),
      notice: notices.map((notice) => presentNotice(notice, language)),
      swiper: banners.map((banner) => presentBanner(banner, language)),
      ...(survey && context.config.surveyUrl && { survey: presentSurvey(survey, context.config.surveyUrl) }),
    }
  })
}
