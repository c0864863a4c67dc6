import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { moment } from '../scalars'
import { contentId } from './content-scalars'
import { ruleSaved, ruleShown } from './rule-scalars'

/** Window of a survey; its address is a setting of the service. */
export const staffSurveyRow = z.looseObject({
  ...ruleShown,
  beginTime: moment,
  endTime: moment,
  /** The notice that announces it, empty where none does. */
  noticeId: z.string(),
})

/** Plans a survey, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveSurveyCall = defineCall({
  path: 'staff/save.survey',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...ruleSaved,
    beginTime: moment,
    endTime: moment,
    noticeId: z.union([contentId, z.literal('')]),
  }),
  answer: z.looseObject({ responseData: staffSurveyRow }),
})

/** Ends a survey now; a planned one never begins. */
export const endSurveyCall = defineCall({
  path: 'staff/end.survey',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(ruleSaved),
  answer: z.looseObject({ responseData: staffSurveyRow }),
})
