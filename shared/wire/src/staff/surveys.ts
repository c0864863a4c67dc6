import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { contentId } from './content-scalars'
import { ruleCalls } from './rule-calls'

export const {
  row: staffSurvey,
  save: saveSurveyCall,
  end: endSurveyCall,
} = ruleCalls('survey', z.strictObject({ from: instant, until: instant, noticeId: maybe(contentId) }))
