import { endShownWindow } from '@shuttle/domain/staff'
import { endSurvey, saveSurvey } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { momentFromWire } from '../../http/wire-moment'
import { changeDraft, registerStaffCall, saveDraft } from '../staff'
import { presentStaffSurvey } from './staff-survey.presenter'
import { surveyStore } from './survey-store'

/** When the questionnaire is open, and the notice that announces it: home links to it at the next load. */
export const registerSurveys = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, saveSurvey, async ({ body, trx, now, note }) => {
    const { ruleId: id, revision, beginTime, endTime, noticeId } = body
    note({ object: { kind: 'survey', id } })
    const draft = {
      from: momentFromWire(beginTime),
      until: momentFromWire(endTime),
      noticeId: noticeId || undefined,
    }
    const { before, after } = await saveDraft(surveyStore(trx, now), { id, revision, draft })
    const presented = presentStaffSurvey(after, now)
    note({ before: before && presentStaffSurvey(before, now), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endSurvey, async ({ body: { ruleId: id, revision }, trx, now, note }) => {
    note({ object: { kind: 'survey', id } })
    const { before, after } = await changeDraft(surveyStore(trx, now), { id, revision }, (survey) => ({
      ...survey,
      until: endShownWindow(survey, now),
    }))
    const presented = presentStaffSurvey(after, now)
    note({ before: { endTime: presentStaffSurvey(before, now).endTime }, after: { endTime: presented.endTime } })
    return { responseData: presented }
  })
}
