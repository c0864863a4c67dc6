import { endShownWindow } from '@shuttle/domain/staff'
import { endSurveyCall, saveSurveyCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerRevisedResource } from '../staff'
import { presentStaffSurvey } from './staff-survey.presenter'
import { surveyStore } from './survey-store'

/** When the questionnaire is open, and the notice that announces it: home links to it at the next load. */
export const registerSurveys = (app: FastifyInstance, context: AppContext): void =>
  registerRevisedResource(app, context, {
    kind: 'survey',
    save: saveSurveyCall,
    end: endSurveyCall,
    store: surveyStore,
    present: presentStaffSurvey,
    toEnded: (survey, now) => ({ ...survey, until: endShownWindow(survey, now) }),
  })
