import { EMAIL_MAX_LENGTH } from '../../domain/refuse-email'
import { PASSWORD_MAX_LENGTH } from '../../domain/refuse-password'
import type { SignInRefusals } from '../../domain/refuse-sign-in'
import type { SignInFailure } from '../../domain/sign-in-failure'
import { useTexts } from '../../i18n/use-texts'

/** What each field says is wrong with it; a wrong pair of e-mail and password is said at the password. */
export const useFieldTexts = (refusals: SignInRefusals, failure: SignInFailure | undefined) => {
  const t = useTexts()
  const isWrong = failure?.kind === 'known' && failure.code === 'BAD_CREDENTIALS'
  const { email, password = isWrong ? ('BAD_CREDENTIALS' as const) : undefined } = refusals
  return {
    email: email && t(`refusal.${email}`, { max: EMAIL_MAX_LENGTH }),
    password: password && t(`refusal.${password}`, { max: PASSWORD_MAX_LENGTH }),
  }
}
