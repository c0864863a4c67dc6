import { checkNewPassword } from '@shuttle/domain'
import { Refusal } from '../../../runtime/errors'
import { isCommonPassword } from './common-passwords'

/** Throws PASSWORD_... for a password that an account cannot have. */
export const assertNewPassword = (password: string): void => {
  const refusal = checkNewPassword(password) ?? (isCommonPassword(password) ? 'PASSWORD_TOO_COMMON' : undefined)
  if (refusal) throw new Refusal(refusal)
}
