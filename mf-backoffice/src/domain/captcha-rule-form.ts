import type { CaptchaKind, CaptchaRule, Instant } from '@shuttle/domain'
import { checkCaptchaRule } from '@shuttle/domain/staff'
import { readTypedMoment, toLocalMoment } from './local-moment'

/** Typed values of a captcha rule; times are business time. */
export interface CaptchaRuleFormValues {
  /** Empty for every line. */
  line: string
  kind: CaptchaKind
  begins: string
  /** Empty: until further notice. */
  ends: string
}

/** A form for a new rule, with the content of a copied one; it begins now. */
export const newCaptchaRuleForm = (now: Instant, copied: CaptchaRule | undefined): CaptchaRuleFormValues => ({
  line: copied?.lineCode ?? '',
  kind: copied?.kind ?? 'digits',
  begins: toLocalMoment(now),
  ends: '',
})

export const toCaptchaRuleForm = (rule: CaptchaRule): CaptchaRuleFormValues => ({
  ...newCaptchaRuleForm(rule.from, rule),
  ends: rule.until === undefined ? '' : toLocalMoment(rule.until),
})

export const readCaptchaRuleForm = (
  { line, kind, begins, ends }: CaptchaRuleFormValues,
  stored: CaptchaRule | undefined,
): CaptchaRule => ({
  lineCode: line || undefined,
  kind,
  from: readTypedMoment(begins, stored?.from),
  until: ends === '' ? undefined : readTypedMoment(ends, stored?.until),
})

interface CaptchaFormContext {
  stored: CaptchaRule | undefined
  others: readonly CaptchaRule[]
  lines: readonly string[]
  now: Instant
}

/** Error codes by field. */
export const checkCaptchaRuleForm = (values: CaptchaRuleFormValues, context: CaptchaFormContext) => {
  const { lineCode, from, until } = checkCaptchaRule(readCaptchaRuleForm(values, context.stored), context)
  return { line: lineCode, begins: from, ends: until }
}
