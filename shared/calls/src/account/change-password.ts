import { changePasswordCall } from '@shuttle/wire'
import { callService } from '../call-service'

/**
 * Replaces a known password and ends every other session. Throws `ApiError`: `refused` with OLD_PASSWORD_WRONG,
 * PASSWORD_UNCHANGED, PASSWORD_..., TOO_MANY_REQUESTS, or PASSWORD_NOT_SET for an account without a password.
 */
export const changePassword = async (passwords: { old: string; new: string }): Promise<void> => {
  await callService(changePasswordCall, { oldPassWord: passwords.old, passWord: passwords.new })
}
