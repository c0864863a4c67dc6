import { isCaptchaNeeded } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { CaptchaField, type FieldProps } from '@shuttle/forms'
import { useState } from 'react'
import { captchaFlags } from '../state/stored-values'

/**
 * Whether a form shows a captcha in this browser session, and its current round of pictures (accounts 4, login flow).
 */
export const useNeededCaptcha = (purpose: keyof typeof captchaFlags) => {
  const flag = captchaFlags[purpose]
  const [isNeeded, setNeeded] = useState(() => flag.read() === 'true')
  const [round, setRound] = useState(0)
  return {
    purpose,
    isNeeded,
    round,
    /**
     * Reads from a failed attempt whether the next one needs a captcha. A refusal uses
     * up the answer, a network fault does not.
     */
    readFailure: (error: unknown) => {
      if (isCaptchaNeeded(error)) {
        setNeeded(true)
        flag.write('true')
      }
      if (isApiError(error) && error.kind === 'refused') setRound((before) => before + 1)
    },
    /** Something else used up the answer: loads another picture. */
    renew: () => setRound((before) => before + 1),
    clear: () => {
      setNeeded(false)
      flag.remove()
    },
  }
}

/** The captcha of a form while the service requires one, with another picture in each round. */
export const NeededCaptchaField = ({
  captcha: { purpose, isNeeded, round },
  ...field
}: FieldProps<string> & { captcha: ReturnType<typeof useNeededCaptcha> }) =>
  isNeeded ? <CaptchaField key={round} {...field} purpose={purpose} /> : null
