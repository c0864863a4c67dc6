import type { Instant } from './civil-date'

/** How long a proof of who acts counts for what cannot be undone. */
export const PROOF_LASTS_MS = 5 * 60_000

/** Whether it was proved just now who acts: by the password, or by signing in through WeChat. */
export const isProofFresh = (provedAt: Instant | null, now: Instant): boolean =>
  provedAt !== null && now - provedAt <= PROOF_LASTS_MS
