import * as z from 'zod/mini'
import { staffCaptchaRule } from './captcha-rules'
import { civilDate, instant } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { catalogueLine } from './prices'
import { staffSalesRule } from './sales-rules'
import { staffSurvey } from './surveys'

/**
 * Every dated rule in one answer, because there are few; those in force or planned first, and the names that they need.
 */
export const queryRulesCall = defineStaffCall({
  path: 'staff/query.rules',
  access: 'rule.read',
  idempotent: true,
  request: z.object({}),
  data: z.strictObject({
    today: civilDate,
    sales: z.array(staffSalesRule),
    captcha: z.array(staffCaptchaRule),
    surveys: z.array(staffSurvey),
    lines: z.array(catalogueLine),
    areas: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    /** Notices that can announce a survey, with the title in the language of the call. */
    notices: z.array(z.strictObject({ id: z.string(), title: z.string(), from: instant, until: instant })),
  }),
})
export type Rules = z.output<typeof queryRulesCall.data>
