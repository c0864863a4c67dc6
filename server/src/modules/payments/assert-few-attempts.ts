import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { countAttempts } from './attempts.repository'

/** So many attempts of one order in so long; every one of them is asked about by itself until half an hour past the deadline. */
export const ATTEMPTS_PER_ORDER = 20
export const ATTEMPTS_WINDOW_MS = 5 * 60_000

/** Throws TOO_MANY_REQUESTS when the order has had `allowed` attempts lately, or more. */
export const assertFewAttempts = async (
  db: Kysely<Database>,
  { orderNo, now, allowed }: { orderNo: string; now: Instant; allowed: number },
): Promise<void> => {
  if ((await countAttempts(db, orderNo, now - ATTEMPTS_WINDOW_MS)) >= allowed) throw new Refusal('TOO_MANY_REQUESTS')
}
