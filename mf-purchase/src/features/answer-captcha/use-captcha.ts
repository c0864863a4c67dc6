import { isApiError } from '@shuttle/contracts'
import type { CaptchaKind } from '@shuttle/domain'
import { useCallback, useState } from 'react'
import { type CaptchaAnswer, isAnswered, NO_ANSWER, toCaptchaProof } from './captcha-answer'

const CODES = ['CAPTCHA_MISSING', 'SLIDE_MISSING', 'CAPTCHA_WRONG']

/** Whether a failed order says that its captcha was the reason. */
const isCaptchaRefusal = (error: unknown): boolean => isApiError(error) && CODES.includes(error.code)

/**
 * The captcha of one form: what is asked for, what was answered, and what became of it. `quoted` is undefined while no quote says
 * anything: what was asked before stays, so that nobody loses a picture while a total is calculated.
 */
export const useCaptcha = (quoted: CaptchaKind | undefined) => {
  const [answer, setAnswer] = useState<CaptchaAnswer>(NO_ANSWER)
  const [error, setError] = useState<string>()
  const [round, setRound] = useState(0)
  const [kind, setKind] = useState<CaptchaKind>('none')
  if (quoted !== undefined && quoted !== kind) setKind(quoted)

  const change = useCallback((next: CaptchaAnswer) => {
    setAnswer(next)
    setError(undefined)
  }, [])
  /**
   * An answer is good once: whatever the service refused, the next try needs a new picture. Faults of the line spend nothing.
   * Says whether the captcha was the reason.
   */
  const settle = useCallback((failure: unknown, text: string | undefined): boolean => {
    if (!isApiError(failure) || failure.kind !== 'refused') return false
    setAnswer(NO_ANSWER)
    setRound((before) => before + 1)
    setError(isCaptchaRefusal(failure) ? text : undefined)
    return isCaptchaRefusal(failure)
  }, [])

  return {
    /** For {@link CaptchaField}. */
    field: { open: kind !== 'none', kind, answer, onAnswer: change, error, round },
    /** For the checks of a purchase. */
    check: { kind, answered: isAnswered(kind, answer) },
    proof: toCaptchaProof(kind, answer),
    /** In place, what the tenth check says. */
    showViolation: setError,
    settle,
  }
}
