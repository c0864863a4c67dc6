import type { CaptchaProof, Quote } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { type CaptchaKind, isCaptchaComplete } from '@shuttle/domain'
import { useCallback, useState } from 'react'

/** What the slide service handed over. */
export interface SlideProof {
  sessionId: string
  sig: string
  token: string
}

/** What was typed and slid so far; good for one order, so it is never stored over a reload. */
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
 * The captcha of one form: what is required, the answer, and its result. `quote` is undefined while no quote says
 * anything: the kind stays, so that no picture is lost while a total is calculated.
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
   * An answer is valid once: whatever the service refused, the next try needs a new picture. A network fault uses up nothing.
   * Says whether the captcha was the reason.
   */
  const handleRefusal = useCallback((failure: unknown, text: string | undefined): boolean => {
    if (!isApiError(failure) || failure.kind !== 'refused') return false
    setAnswer(NO_ANSWER)
    setRound((before) => before + 1)
    setError(isCaptchaRefusal(failure) ? text : undefined)
    return isCaptchaRefusal(failure)
  }, [])

  return {
    /** For {@link CaptchaField}. */
    field: { open: kind !== 'none', kind, slideFrame, answer, onAnswer: change, error, round },
    /** For the checks of a purchase. */
    check: { kind, answered: isAnswered(kind, answer) },
    proof: toCaptchaProof(kind, answer),
    /** Shows a violation of the captcha check in place. */
    setError,
    handleRefusal,
  }
}
