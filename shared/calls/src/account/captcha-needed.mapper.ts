import { isApiError } from '@shuttle/contracts'

/** Whether a refusal says that the next attempt needs the picture captcha (accounts 4, login flow). */
export const isCaptchaNeeded = (error: unknown): boolean =>
  isApiError(error) && (error.answer as { needcode?: unknown } | undefined | null)?.needcode === true

/** Seconds until another code may be asked for, of a refusal CODE_TOO_SOON; undefined of anything else. */
export const secondsToWait = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'CODE_TOO_SOON') return undefined
  const seconds = (error.data as { waitSeconds?: unknown } | undefined | null)?.waitSeconds
  return typeof seconds === 'number' ? seconds : undefined
}
