import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { contentId } from './content-scalars'
import { defineStaffCall } from './define-staff-call'
import { revisedForm, revisedRow, shownVersion } from './revised'
import { ruleState } from './rule-scalars'

/** When home links to the survey, whose address is a setting of the service, and the notice that announces it. */
const surveyContent = z.strictObject({ from: instant, until: instant, noticeId: maybe(contentId) })
export type SurveyContent = z.output<typeof surveyContent>

export const staffSurvey = revisedRow(ruleState, surveyContent)

/** Plans a survey, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveSurveyCall = defineStaffCall({
  path: 'staff/save.survey',
  access: 'rule.edit',
  idempotent: true,
  request: revisedForm(surveyContent),
  data: staffSurvey,
})

/** Ends a survey now; a planned one never begins. */
export const endSurveyCall = defineStaffCall({
  path: 'staff/end.survey',
  access: 'rule.edit',
  idempotent: true,
  request: z.object(shownVersion),
  data: staffSurvey,
})
