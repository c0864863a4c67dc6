import type { Instant } from './civil-date'

/** How long a confirmed identity is valid for actions that cannot be undone. */
export const PROOF_LASTS_MS = 5 * 60_000

/** Whether the identity was confirmed recently, by the password or by signing in through WeChat. */
export const isProofFresh = (provedAt: Instant | null, now: Instant): boolean =>
  provedAt !== null && now - provedAt <= PROOF_LASTS_MS
