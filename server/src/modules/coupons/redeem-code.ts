import { createHash } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import {
  addressRange,
  countFailures,
  deleteFailures,
  FAILURES_ALLOWED,
  recordFailure,
  secondsUntilAllowed,
} from '../sessions'
import type { CouponRow } from './coupon-tables'
import { takeCouponByCode } from './coupons.repository'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Case, blanks and dashes of a code do not matter; only its hash is stored. */
export const hashCode = (code: string): string => hash(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))

export interface RedeemCode {
  code: string
  accountId: string
  ip: string
  now: Instant
}

/**
 * Gives the member the coupon of a code. Throws COUPON_CODE_INVALID, the same for a code that never was, has
 * ended, or was redeemed by another member; and TOO_MANY_REQUESTS after ten failures in five minutes of a member or an
 * address range.
 */
export const redeemCode = async ({ db }: Pick<AppContext, 'db'>, command: RedeemCode): Promise<CouponRow> => {
  const { accountId, ip, now } = command
  const subjects = [`coupon-code:${hash(accountId).slice(0, 32)}`, `coupon-code:${hash(addressRange(ip)).slice(0, 32)}`]
  // Noted before the code is looked at: a burst of guesses cannot all pass the count together.
  const noted = await recordFailure(db, subjects, now)
  if ((await countFailures(db, subjects, now)) > FAILURES_ALLOWED) {
    await deleteFailures(db, noted)
    throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: await secondsUntilAllowed(db, subjects, now) })
  }
  const coupon = await takeCouponByCode(db, { codeHash: hashCode(command.code), accountId, now })
  if (!coupon) throw new Refusal('COUPON_CODE_INVALID')
  await deleteFailures(db, noted)
  return coupon
}
