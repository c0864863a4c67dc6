import { ApiError } from '@shuttle/contracts'
import { verificationCode } from '@shuttle/wire'
import { ask } from '../ask'

/**
 * Has a code mailed to an address, for registering, for a new password or for binding. Throws `ApiError`: `refused` with EMAIL_...,
 * CODE_TOO_SOON (see `secondsToWait`) or TOO_MANY_REQUESTS.
 */
export const requestVerificationCode = async (email: string): Promise<void> => {
  const { responseData } = await ask(verificationCode, { email }, { anonymous: true })
  if (responseData.ret !== 0) throw new ApiError({ kind: 'server', data: responseData })
}
