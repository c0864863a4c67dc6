import { endShownWindow } from '@shuttle/domain/staff'
import { endSurveyCall, saveSurveyCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerRevisedResource } from '../staff'
import { presentRule } from './rule-store'
import { surveyStore } from './survey-store'
import { toSurveyContent } from './surveys.repository'

/** When the questionnaire is open, and the notice that announces it: home links to it at the next load. */
export const registerSurveys = (app: FastifyInstance, context: AppContext): void =>
  registerRevisedResource(app, context, {
    kind: 'survey',
    save: saveSurveyCall,
    end: endSurveyCall,
    store: surveyStore,
    present: (row, now) => presentRule(row, toSurveyContent(row), now),
    toEnded: (survey, now) => ({ ...survey, until: endShownWindow(survey, now) }),
  })
