import type { Instant } from '@shuttle/domain'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as implemented by every authenticator app: SHA-1, six digits, thirty seconds. */
const PERIOD_S = 30
const ISSUER = 'Bridge Shuttle'
const SECRET_BYTES = 20
/** Clocks of phones drift: the digits of the step before and after count too. */
const WINDOW_STEPS = 1

const create = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) })

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address an app reads from a QR code. */
export const toUri = (secret: string, label: string): string => create(secret, label).toString()

/** The digits of a moment. */
export const digitsAt = (secret: string, at: Instant): string => create(secret, '').generate({ timestamp: at })

/** The time step of these digits, within a step of now; undefined for wrong ones. */
export const findStep = (secret: string, digits: string, now: Instant): number | undefined => {
  if (!/^\d{6}$/.test(digits)) return undefined
  const delta = create(secret, '').validate({ token: digits, timestamp: now, window: WINDOW_STEPS })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta
}
