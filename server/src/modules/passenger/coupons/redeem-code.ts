import { createHash } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import { countForRanges, readRateLimitStatus } from '../../../limits'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { failSignInAttempt, reserveSignInAttempt, withdrawSignInAttempt } from '../sessions'
import type { CouponRow } from './coupon-tables'
import { takeCouponByCode } from './coupons.repository'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Case, blanks and dashes of a code do not matter; only its hash is stored. */
export const hashCoupon = (code: string): string =>
  hash(
    code
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  )

export interface RedeemCode {
  code: string
  accountId: string
  ip: string
  now: Instant
}

/**
 * Gives the member the coupon of a code. Throws COUPON_CODE_INVALID, the same for a code that never existed, has ended,
 * or was redeemed by another member; and TOO_MANY_REQUESTS after ten failures in five minutes of a member, or after
 * more of an address range than many users mistype.
 */
export const redeemCode = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  command: RedeemCode,
): Promise<CouponRow> => {
  const { accountId, ip, now } = command
  const place = { what: 'coupons', ip, limit: config.limits.coupons, secret: config.secrets.codes, now }
  const { waitSeconds } = await readRateLimitStatus(db, place)
  if (waitSeconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds })
  const attempt = await reserveSignInAttempt(db, `coupon-code:${hash(accountId).slice(0, 32)}`, now, false)
  const coupon = await takeCouponByCode(db, { codeHash: hashCoupon(command.code), accountId, now })
  if (!coupon) {
    await failSignInAttempt(db, attempt)
    await countForRanges(db, place)
    throw new Refusal('COUPON_CODE_INVALID')
  }
  await withdrawSignInAttempt(db, attempt)
  return coupon
}
