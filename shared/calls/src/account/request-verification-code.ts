import { ApiError } from '@shuttle/contracts'
import { verificationCode } from '@shuttle/wire'
import { callService } from '../call-service'

/**
 * Has a code mailed to an address, for registering, for a new password or for binding. Throws `ApiError`: `refused` with EMAIL_...,
 * CODE_TOO_SOON (see `secondsToWait`) or TOO_MANY_REQUESTS.
 */
export const requestVerificationCode = async (email: string): Promise<void> => {
  const { responseData } = await callService(verificationCode, { email }, { anonymous: true })
  if (responseData.ret !== 0) throw new ApiError({ kind: 'server', data: responseData })
}
