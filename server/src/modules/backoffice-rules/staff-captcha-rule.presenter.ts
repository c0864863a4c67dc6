import type { Instant } from '@shuttle/domain'
import { ruleStateAt } from '@shuttle/domain/staff'
import type { staffCaptchaRuleRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireCaptchaKind } from '../../http/wire-codes.presenter'
import { type CaptchaRuleRow, toCaptchaRule } from '../captcha'
import { presentRuleState } from './rule-state.presenter'

export const presentStaffCaptchaRule = (row: CaptchaRuleRow, now: Instant): z.infer<typeof staffCaptchaRuleRow> => {
  const rule = toCaptchaRule(row)
  return {
    ruleId: row.id,
    lineCode: rule.lineCode ?? '',
    captchaType: wireCaptchaKind(rule.kind),
    beginTime: wireMoment(rule.from),
    endTime: rule.until === undefined ? '' : wireMoment(rule.until),
    state: presentRuleState(ruleStateAt(rule, now)),
    revision: row.revision,
  }
}
