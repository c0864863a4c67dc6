import type { CaptchaKind } from '@shuttle/domain'

const CODE: Record<CaptchaKind, string> = { none: '0', digits: '1', slide: '2' }

/** Captcha type on the wire (purchase 5, inputs). */
export const wireCaptchaKind = (kind: CaptchaKind): string => CODE[kind]

/** With a refusal: the type that is needed now, which may be another than the quote said. */
export const presentNeeded = (kind: CaptchaKind) => ({ captchaType: wireCaptchaKind(kind) })
