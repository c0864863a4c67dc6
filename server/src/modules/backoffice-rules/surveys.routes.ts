import { endShownWindow } from '@shuttle/domain/staff'
import { endSurveyCall, saveSurveyCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { momentFromWire } from '../../http/wire-moment'
import { registerStaffCall, saveRevision, updateRevision } from '../staff'
import { presentStaffSurvey } from './staff-survey.presenter'
import { surveyStore } from './survey-store'

/** When the questionnaire is open, and the notice that announces it: home links to it at the next load. */
export const registerSurveys = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, saveSurveyCall, async ({ body, trx, now, audit }) => {
    const { ruleId: id, revision, beginTime, endTime, noticeId } = body
    audit({ object: { kind: 'survey', id } })
    const content = {
      from: momentFromWire(beginTime),
      until: momentFromWire(endTime),
      noticeId: noticeId || undefined,
    }
    const { before, after } = await saveRevision(surveyStore(trx, now), { id, revision, content })
    const presented = presentStaffSurvey(after, now)
    audit({ before: before && presentStaffSurvey(before, now), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endSurveyCall, async ({ body: { ruleId: id, revision }, trx, now, audit }) => {
    audit({ object: { kind: 'survey', id } })
    const { before, after } = await updateRevision(surveyStore(trx, now), { id, revision }, (survey) => ({
      ...survey,
      until: endShownWindow(survey, now),
    }))
    const presented = presentStaffSurvey(after, now)
    audit({ before: { endTime: presentStaffSurvey(before, now).endTime }, after: { endTime: presented.endTime } })
    return { responseData: presented }
  })
}
