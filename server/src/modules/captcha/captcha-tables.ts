import type { CaptchaKind } from '@shuttle/domain'
import type { CaptchaAction } from './captcha-action'

/** A picture that waits for its answer, or has had it. */
export interface CaptchaChallengeRow {
  sid_hash: string
  action: CaptchaAction
  /** Keyed hash of the four digits; the digits themselves are nowhere. */
  answer_hash: string
  expires_at: number
  /** What the one answer was given for; null while there is none. */
  spent_for: string | null
  passed: boolean
}

/** Which captcha orders need, from `begins_at` until before `ends_at`, milliseconds; all lines where none is named. */
export interface CaptchaRuleRow {
  id: string
  line_code: string | null
  kind: CaptchaKind
  begins_at: number
  ends_at: number | null
}

declare module '../../database/types' {
  interface Database {
    captcha_challenges: CaptchaChallengeRow
    captcha_rules: CaptchaRuleRow
  }
}
