import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { CODE_RESEND_SECONDS } from '@shuttle/domain'
import { readStored, removeStored, writeStored } from './device-storage'

/** Kept in this tab: who reads the code in another app may come back to a page that the phone threw away. */
const KEY = `account-code${DRAFTS_SUFFIX}`

let nextAt = Number(readStored(KEY, 'session')) || 0

/** Moment, in milliseconds of the server's clock, from which another code may be asked for; neither leaving the form nor a reload resets it. */
export const codeAllowedAt = (): number => nextAt

/** A code was sent just now, or the service said how long to wait. */
export const noteCodeSent = (now: number, waitSeconds = CODE_RESEND_SECONDS): void => {
  nextAt = now + waitSeconds * 1000
  writeStored(KEY, String(nextAt), 'session')
}

/** For tests and for another person at this device. */
export const forgetCodeSent = (): void => {
  nextAt = 0
  removeStored(KEY, 'session')
}
