import type { CaptchaProof } from '@shuttle/calls'
import { type CaptchaKind, isCaptchaComplete } from '@shuttle/domain'

/** What the slide service handed over. */
export interface SlideProof {
  sessionId: string
  sig: string
  token: string
}

/** What was typed and slid so far; good for one order, so it is never kept over a reload. */
export interface CaptchaAnswer {
  digits: string
  slide: SlideProof | undefined
}
export const NO_ANSWER: CaptchaAnswer = { digits: '', slide: undefined }

/** Whether the captcha that is asked for is answered (purchase 5, purchase check 10). */
export const isAnswered = (kind: CaptchaKind, answer: CaptchaAnswer): boolean => {
  if (kind === 'none') return true
  return kind === 'digits' ? isCaptchaComplete(answer.digits) : answer.slide !== undefined
}

/** The answer as it goes with the order. */
export const toCaptchaProof = (kind: CaptchaKind, { digits, slide }: CaptchaAnswer): CaptchaProof => {
  if (kind === 'digits') return { kind, digits }
  return kind === 'slide' && slide ? { kind, ...slide } : { kind: 'none' }
}
