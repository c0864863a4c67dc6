import type { FormFailure } from '../domain/form-failure'
import { useTexts } from '../i18n/use-texts'

/** Failures that the forms have words of their own for; the others bring the service's sentence. */
const OWN = [
  'BAD_CREDENTIALS',
  'ACCOUNT_BLOCKED',
  'TOO_MANY_REQUESTS',
  'CAPTCHA_MISSING',
  'OFFLINE',
  'UNREACHABLE',
  'UNAVAILABLE',
] as const

/** What is said of a failure, in the reader's language. */
export const useFailureText = (): ((failure: FormFailure) => string) => {
  const t = useTexts()
  return ({ code, message }) => {
    const own = OWN.find((one) => one === code)
    return own ? t(`refusal.${own}`) : (message ?? t('refusal.UNAVAILABLE'))
  }
}
