import type { Instant } from '@shuttle/domain'
import { ruleStateAt } from '@shuttle/domain/staff'
import { type CaptchaRuleRow, toCaptchaRule } from '../captcha'

export const presentStaffCaptchaRule = (row: CaptchaRuleRow, now: Instant) => {
  const content = toCaptchaRule(row)
  return { id: row.id, revision: row.revision, state: ruleStateAt(content, now), content }
}
