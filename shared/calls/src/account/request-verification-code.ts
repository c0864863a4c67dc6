import { ApiError, isApiError } from '@shuttle/contracts'
import { verificationCode } from '@shuttle/wire'
import { callService } from '../call-service'

/**
 * Has a code mailed to an address, for registering, for a new password or for binding. Throws `ApiError`: `refused` with EMAIL_...,
 * CODE_TOO_SOON (see {@link secondsToWait}) or TOO_MANY_REQUESTS.
 */
export const requestVerificationCode = async (email: string): Promise<void> => {
  const { responseData } = await callService(verificationCode, { email }, { anonymous: true })
  if (responseData.ret !== 0) throw new ApiError({ kind: 'server', data: responseData })
}

/** Seconds until another code may be requested, of a refusal CODE_TOO_SOON; undefined of anything else. */
export const secondsToWait = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'CODE_TOO_SOON') return undefined
  const seconds = (error.data as { waitSeconds?: unknown } | undefined | null)?.waitSeconds
  return typeof seconds === 'number' ? seconds : undefined
}
