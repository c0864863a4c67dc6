import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { moment } from '../scalars'
import { contentId } from './content-scalars'
import { ruleSaved, ruleShown } from './rule-scalars'

/** When a survey is open; its address is a setting of the service. */
export const staffSurveyRow = z.looseObject({
  ...ruleShown,
  beginTime: moment,
  endTime: moment,
  /** The notice that announces it, empty where none does. */
  noticeId: z.string(),
})

/** Plans a survey, or changes one that is still as `revision` says; the same again is answered as it is. */
export const saveSurvey = defineCall({
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

/** Ends a survey now; one that was planned never begins. */
export const endSurvey = defineCall({
  path: 'staff/end.survey',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(ruleSaved),
  answer: z.looseObject({ responseData: staffSurveyRow }),
})
