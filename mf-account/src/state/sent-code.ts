import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { CODE_RESEND_SECONDS } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'

/** Kept in this tab: who reads the code in another app may come back to a page that the phone threw away. */
const KEY = `account-code${DRAFTS_SUFFIX}`

/**
 * Moment, in milliseconds of the server's clock, from which another code may be asked for; neither leaving the form nor a reload resets
 * it. Nowhere else than in the storage, which the shell empties when a member leaves: the next person waits for nothing.
 */
export const codeAllowedAt = (): number => Number(safeStorage.session.get(KEY)) || 0

/** A code was sent just now, or the service said how long to wait. */
export const noteCodeSent = (now: number, waitSeconds = CODE_RESEND_SECONDS): void =>
  safeStorage.session.set(KEY, String(now + waitSeconds * 1000))
