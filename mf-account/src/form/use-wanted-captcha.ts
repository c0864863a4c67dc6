import { isCaptchaNeeded } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { useState } from 'react'
import { type CaptchaForm, isCaptchaWanted, setCaptchaWanted } from '../state/captcha-flag'

/** Whether a form shows a captcha, and which round of pictures it is in (accounts 4, login flow). */
export const useWantedCaptcha = (form: CaptchaForm) => {
  const [isWanted, setWanted] = useState(() => isCaptchaWanted(form))
  const [round, setRound] = useState(0)
  const want = (next: boolean) => {
    setWanted(next)
    setCaptchaWanted(form, next)
  }
  return {
    form,
    isWanted,
    /** One more after each attempt. */
    round,
    /** Reads a failed attempt: a refusal that carries the flag turns the captcha on, for this session of the browser too. */
    read: (failure: unknown) => {
      if (isCaptchaNeeded(failure)) want(true)
      // Faults of the line spend no answer.
      if (isApiError(failure) && failure.kind === 'refused') setRound((before) => before + 1)
    },
    /** The attempt succeeded. */
    clear: () => want(false),
  }
}
export type WantedCaptcha = ReturnType<typeof useWantedCaptcha>
