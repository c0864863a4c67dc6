import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { date, moment } from '../scalars'
import { staffCaptchaRuleRow } from './captcha-rules'
import { catalogueLineRow } from './prices'
import { staffSalesRuleRow } from './sales-rules'
import { staffSurveyRow } from './surveys'

/** A notice that can announce a survey. */
const surveyNoticeRow = z.looseObject({
  noticeId: z.string(),
  /** In the language of the call. */
  title: z.string(),
  beginTime: moment,
  endTime: moment,
})

/**
 * Every dated rule in one answer, because there are few; those in force or planned first, and the names that they need.
 */
export const queryRulesCall = defineCall({
  path: 'staff/query.rules',
  access: 'rule.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({
    responseData: z.looseObject({
      today: date,
      salesRules: z.array(staffSalesRuleRow),
      captchaRules: z.array(staffCaptchaRuleRow),
      surveys: z.array(staffSurveyRow),
      lines: z.array(catalogueLineRow),
      areas: z.array(z.looseObject({ areaCode: z.string(), name: z.string() })),
      /** Those that have not ended, and those that announce a survey. */
      notices: z.array(surveyNoticeRow),
    }),
  }),
})
