import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { contentId } from './content-scalars'
import { revisedCalls, revisedRow } from './revised'
import { ruleState } from './rule-scalars'

/** When home links to the survey, whose address is a setting of the service, and the notice that announces it. */
const surveyContent = z.strictObject({ from: instant, until: instant, noticeId: maybe(contentId) })
export type SurveyContent = z.output<typeof surveyContent>

export const staffSurvey = revisedRow(ruleState, surveyContent)

export const { save: saveSurveyCall, end: endSurveyCall } = revisedCalls('survey', {
  access: 'rule.edit',
  content: surveyContent,
  row: staffSurvey,
})
