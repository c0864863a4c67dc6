import { ApiError } from '@shuttle/contracts'
import type { CaptchaAction } from './captcha-picture'

/**
 * The digits of the picture that stands, spoken: a WAV file. `languageTag` is that of `Accept-Language`. Throws ApiError: `offline`
 * without an answer, `refused` when the picture is over or was answered, so that a new one is needed first.
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
