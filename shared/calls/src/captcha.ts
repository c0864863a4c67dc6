import { ApiError } from '@shuttle/contracts'

/** What a captcha is shown for; its answer is good for nothing else. */
export type CaptchaAction = 'login' | 'register' | 'order'

let pictures = 0

/** Address of a new picture; a number in it that was never used, so that no cache answers (purchase 7). */
export const captchaPictureAddress = (action: CaptchaAction, now: number): string => {
  pictures += 1
  return `/api/captcha?t=${now}${pictures}&for=${action}`
}

/**
 * The digits of the current picture, spoken: a WAV file. `languageTag` is that of `Accept-Language`. Throws ApiError: `offline`
 * without an answer, `refused` when the picture has expired or was answered, so that a new one is needed first.
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
