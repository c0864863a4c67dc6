import { ApiError, isApiError } from '@shuttle/contracts'
import { verificationCodeCall } from '@shuttle/wire'
import { callService } from '../send-call'

/**
 * Has a code mailed to an address for registering, for a new password or for binding; returns the seconds until another
 * may be requested, where the service sends them. Throws `ApiError`: `refused` with EMAIL_..., CODE_TOO_SOON (see
 * {@link secondsToWait}), CAPTCHA_MISSING, CAPTCHA_WRONG or TOO_MANY_REQUESTS.
 */
export const requestVerificationCode = async (given: {
  email: string
  /** Answer to the captcha, where one is required; else empty. */
  captcha: string
}): Promise<{ waitSeconds: number | undefined }> => {
  const body = { email: given.email, ...(given.captcha !== '' && { code: given.captcha }) }
  const { responseData } = await callService(verificationCodeCall, body, { anonymous: true })
  if (responseData.ret !== 0) throw new ApiError({ kind: 'server', data: responseData })
  return { waitSeconds: responseData.waitSeconds }
}

/** Seconds until another code may be requested, from a refusal CODE_TOO_SOON; undefined for any other error. */
export const secondsToWait = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'CODE_TOO_SOON') return undefined
  const seconds = (error.data as { waitSeconds?: unknown } | undefined | null)?.waitSeconds
  return typeof seconds === 'number' ? seconds : undefined
}
