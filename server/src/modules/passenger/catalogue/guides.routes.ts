import { isAirportLine } from '@shuttle/domain'
import { queryGuidesCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { findStations } from './catalogue.repository'
import { presentLineGuide, presentStopGuide } from './guides.presenter'
import { findUsualTimes, listGuideRows, toGuides } from './guides.repository'

/** When and where buses leave. Public. */
export const registerGuides = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context
  registerCall(app, context, queryGuidesCall, async ({ language }) => {
    const [rows, stations] = await Promise.all([listGuideRows(db), findStations(db)])
    const { lines, stops, holidays } = toGuides(rows)
    const times = await findUsualTimes(db, [...lines.keys()].filter(isAirportLine))
    return {
      responseData: {
        holidays,
        lines: [...lines].map(([code, guide]) => presentLineGuide(code, guide, language, times.get(code) ?? [])),
        stops: [...stops].flatMap(([code, guide]) => {
          const station = stations.get(code)
          return station ? [presentStopGuide(station, guide, language)] : []
        }),
      },
    }
  })
}
