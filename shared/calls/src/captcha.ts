import { ApiError } from '@shuttle/contracts'

/** Action that a captcha protects; its answer is valid for no other action. */
type CaptchaAction = 'login' | 'register' | 'order'

let pictures = 0

/** Address of a new picture, with a number that was never used before, so that no cache answers (purchase 7). */
export const captchaPictureAddress = (action: CaptchaAction, now: number): string => {
  pictures += 1
  return `/api/captcha?t=${now}${pictures}&for=${action}`
}

/**
 * The digits of the current picture as a WAV file; `languageTag` is that of `Accept-Language`. Throws ApiError:
 * `offline` without an answer, `refused` when the picture has expired or was answered, so that a new one is needed
 * first.
 */
export const fetchCaptchaSound = async (action: CaptchaAction, languageTag: string): Promise<ArrayBuffer> => {
  try {
    const response = await fetch(`/api/captcha/sound?for=${action}`, { headers: { 'Accept-Language': languageTag } })
    if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status })
    return await response.arrayBuffer()
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError({ kind: 'offline', cause })
  }
}
