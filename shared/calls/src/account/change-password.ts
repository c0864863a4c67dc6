import { changePassword as call } from '@shuttle/wire'
import { callService } from '../call-service'
import { toChangeRequest } from './change-password.request'

/**
 * A new password for who knows the old one. This session stays, every other ends. Throws `ApiError`: `refused` with
 * OLD_PASSWORD_WRONG, PASSWORD_UNCHANGED, PASSWORD_..., TOO_MANY_REQUESTS, or FORBIDDEN for an account without an e-mail.
 */
export const changePassword = async (passwords: { old: string; new: string }): Promise<void> => {
  await callService(call, toChangeRequest(passwords))
}
