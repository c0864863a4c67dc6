import type { CaptchaProof, Quote } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { type CaptchaKind, isCaptchaComplete } from '@shuttle/domain'
import { useCallback, useState } from 'react'

/** The proof of the slide service. */
interface SlideProof {
  sessionId: string
  sig: string
  token: string
}

/** What was typed and slid so far; valid for one order, so it is never stored across a reload. */
export interface CaptchaAnswer {
  digits: string
  slide: SlideProof | undefined
}
export const NO_ANSWER: CaptchaAnswer = { digits: '', slide: undefined }

/** Whether the required captcha is answered (purchase 5, purchase check 10). */
export const isAnswered = (kind: CaptchaKind, answer: CaptchaAnswer): boolean => {
  if (kind === 'none') return true
  return kind === 'digits' ? isCaptchaComplete(answer.digits) : answer.slide !== undefined
}

/** The answer as the order carries it. */
export const toCaptchaProof = (kind: CaptchaKind, { digits, slide }: CaptchaAnswer): CaptchaProof => {
  if (kind === 'digits') return { kind, digits }
  return kind === 'slide' && slide ? { kind, ...slide } : { kind: 'none' }
}

const CODES = ['CAPTCHA_MISSING', 'SLIDE_MISSING', 'CAPTCHA_WRONG']

/** Whether a failed order was refused because of its captcha. */
const isCaptchaRefusal = (error: unknown): boolean => isApiError(error) && CODES.includes(error.code)

/**
 * The captcha of one form: the required kind, the answer, and its result. `quote` is undefined while there is no quote:
 * the kind stays, so that no picture is lost while a total is calculated.
 */
export const useCaptcha = (quote: Pick<Quote, 'captcha' | 'slideFrame'> | undefined) => {
  const [answer, setAnswer] = useState<CaptchaAnswer>(NO_ANSWER)
  const [error, setError] = useState<string>()
  const [round, setRound] = useState(0)
  const [kind, setKind] = useState<CaptchaKind>('none')
  const [slideFrame, setSlideFrame] = useState<string>()
  if (quote && quote.captcha !== kind) setKind(quote.captcha)
  if (quote && quote.slideFrame !== slideFrame) setSlideFrame(quote.slideFrame)

  const change = useCallback((next: CaptchaAnswer) => {
    setAnswer(next)
    setError(undefined)
  }, [])
  /**
   * An answer is valid once: after any refusal the next attempt needs a new picture; a network fault uses up nothing.
   * Returns whether the captcha was the reason.
   */
  const handleRefusal = useCallback((failure: unknown, text: string | undefined): boolean => {
    if (!isApiError(failure) || failure.kind !== 'refused') return false
    setAnswer(NO_ANSWER)
    setRound((before) => before + 1)
    setError(isCaptchaRefusal(failure) ? text : undefined)
    return isCaptchaRefusal(failure)
  }, [])

  return {
    /** For {@link LazyCaptchaCard}. */
    field: { open: kind !== 'none', kind, slideFrame, answer, onAnswer: change, error, round },
    /** For the checks of a purchase. */
    check: { kind, answered: isAnswered(kind, answer) },
    proof: toCaptchaProof(kind, answer),
    /** Shows a violation of the captcha check in place. */
    setError,
    handleRefusal,
  }
}
