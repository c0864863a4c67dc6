import { changePasswordCall, queryUserCall } from '@shuttle/wire'
import { callService } from '../send-call'
import { type SignedIn, signedInFromWire } from './sign-in'

/**
 * Replaces a known password and ends every other session. Throws `ApiError`: `refused` with OLD_PASSWORD_WRONG,
 * PASSWORD_UNCHANGED, PASSWORD_..., TOO_MANY_REQUESTS, or PASSWORD_NOT_SET for an account without an e-mail.
 */
export const changePassword = async (passwords: { old: string; new: string }): Promise<void> => {
  await callService(changePasswordCall, { oldPassWord: passwords.old, passWord: passwords.new })
}

/**
 * Sets the first password of an account without one and ends every other session; returns this session with its member
 * as of now, or undefined where that cannot be read. Throws `ApiError`: `refused` with PROOF_NEEDED or PASSWORD_...
 */
export const setFirstPassword = async (password: string): Promise<SignedIn | undefined> => {
  await callService(changePasswordCall, { oldPassWord: '', passWord: password })
  return callService(queryUserCall, {}).then(signedInFromWire, () => undefined)
}
