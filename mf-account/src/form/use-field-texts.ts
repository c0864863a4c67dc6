import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@shuttle/domain'
import type { FormFailure, FormField } from '../domain/form-failure'
import { useTexts } from '../i18n/use-texts'
import { useFailureText } from './use-failure-text'

/** Reasons of the forms' own rules. */
export type FieldRefusal =
  | 'EMAIL_BLANK'
  | 'EMAIL_MALFORMED'
  | 'EMAIL_TOO_LONG'
  | 'CODE_BLANK'
  | 'PASSWORD_BLANK'
  | 'PASSWORD_HAS_CHINESE'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_UNCHANGED'
  | 'PASSWORDS_DIFFER'
  | 'CAPTCHA_MISSING'
  | 'TERMS_NOT_TICKED'

/** What each field says is wrong with it: its own rule first, then what the service said of it. */
export const useFieldTexts = (refusals: Partial<Record<FormField, FieldRefusal>>, failure: FormFailure | undefined) => {
  const t = useTexts()
  const textOf = useFailureText()
  return (field: FormField): string | undefined => {
    const refusal = refusals[field]
    if (refusal) {
      const max = field === 'email' ? EMAIL_MAX_LENGTH : PASSWORD_MAX_LENGTH
      return t(`refusal.${refusal}`, { max, min: PASSWORD_MIN_LENGTH })
    }
    return failure?.field === field ? textOf(failure) : undefined
  }
}
