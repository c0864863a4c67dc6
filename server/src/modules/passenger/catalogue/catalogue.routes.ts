import { civilDateAt } from '@shuttle/domain'
import { queryRouteCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { presentBanner, presentNotice, presentSurvey } from './announcements.presenter'
import { findBanners, findNotices, findSurveyWindow } from './announcements.repository'
import {
  findFamilyCombos,
  findFaresByLine,
  findLinesOnSale,
  findRides,
  findStations,
  getRide,
} from './catalogue.repository'
import { registerGuides } from './guides.routes'
import { presentLine } from './line.presenter'

/** What is sold: lines, the announcements of the home page, and when and where buses leave. Public. */
export const registerCatalogue = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerGuides(app, context)

  registerCall(app, context, queryRouteCall, async ({ language }) => {
    const now = clock.now()
    const today = civilDateAt(now)
    const [lines, stations, rides, combos, notices, banners, survey] = await Promise.all([
      findLinesOnSale(db, today),
      findStations(db),
      findRides(db, today),
      findFamilyCombos(db, today),
      findNotices(db, now),
      findBanners(db, now),
      findSurveyWindow(db, now),
    ])
    const codes = lines.map((line) => line.line_code)
    const fares = await findFaresByLine(db, codes, today)
    return {
      responseData: lines.map((line) => {
        const { line_code: code } = line
        const familyCombo = combos.find(({ lineCodes }) => lineCodes.includes(code))
        return presentLine(line, stations, language, {
          fares: fares.get(code),
          ride: getRide(rides, code),
          familyCombo,
        })
      }),
      notice: notices.map((notice) => presentNotice(notice, language)),
      swiper: banners.map((banner) => presentBanner(banner, language)),
      ...(survey && context.config.surveyUrl && { survey: presentSurvey(survey, context.config.surveyUrl) }),
    }
  })
}
