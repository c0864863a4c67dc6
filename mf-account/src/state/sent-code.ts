import { CODE_RESEND_SECONDS } from '@shuttle/domain'

let nextAt = 0

/** Moment, in milliseconds of the server's clock, from which another code may be asked for; leaving the form does not reset it. */
export const codeAllowedAt = (): number => nextAt

/** A code was sent just now, or the service said how long to wait. */
export const noteCodeSent = (now: number, waitSeconds = CODE_RESEND_SECONDS): void => {
  nextAt = now + waitSeconds * 1000
}

/** For tests and for another person at this device. */
export const forgetCodeSent = (): void => {
  nextAt = 0
}
