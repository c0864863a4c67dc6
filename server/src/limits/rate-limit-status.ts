import { createHmac } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { RANGES, type RangeLimit } from '../config/limits'
import { deriveKey, type SecretKeys } from '../config/secret-keys'
import type { Database } from '../database/types'
import { addressRanges } from './address-ranges'
import { addCounts, readCounts, type WindowCounts } from './limit-counters.repository'
import { secondsUntilFewer, slidingWindowCount } from './sliding-window-count'

/** What is counted, for which address, and when. */
export interface CountedAt {
  /** Part of the key: `failures`, `codes`, `coupons`. */
  what: string
  ip: string
  limit: RangeLimit
  /** The service's secret, which keys the hashes: without it no address can be searched for. */
  secret: SecretKeys
  now: Instant
}

/** Rate-limit status of an address: unrestricted, allowed only with a picture, or refused for a number of seconds. */
export interface RateLimitStatus {
  needsPicture: boolean
  waitSeconds: number
}

const rangeKeys = ({ what, ip, secret }: Pick<CountedAt, 'what' | 'ip' | 'secret'>) => {
  const ranges = addressRanges(ip)
  return RANGES.flatMap((range) => {
    const text = ranges[range]
    if (text === undefined) return []
    const hash = createHmac('sha256', deriveKey(secret, 'limit-subject')).update(text).digest('hex').slice(0, 32)
    return [{ range, key: `${what}:${range}:${hash}` }]
  })
}

const toRateLimitStatus = (
  counted: ReadonlyArray<{ range: (typeof RANGES)[number]; counts: WindowCounts }>,
  { limit, now }: CountedAt,
): RateLimitStatus => ({
  needsPicture: counted.some(
    ({ range, counts }) => slidingWindowCount(counts, limit.windowMs, now) >= limit.picture[range],
  ),
  waitSeconds: Math.max(
    0,
    ...counted.map(({ range, counts }) =>
      secondsUntilFewer(counts, { most: limit.most[range], windowMs: limit.windowMs }, now),
    ),
  ),
})

/** Status of an address before this request is counted. One read. */
export const readRateLimitStatus = async (db: Kysely<Database>, at: CountedAt): Promise<RateLimitStatus> => {
  const keys = rangeKeys(at)
  const counts = await readCounts(
    db,
    keys.map(({ key }) => key),
    { windowMs: at.limit.windowMs, now: at.now },
  )
  const counted = keys.flatMap(({ range }, index) => {
    const row = counts[index]
    return row ? [{ range, counts: row }] : []
  })
  return toRateLimitStatus(counted, at)
}

/**
 * Counts one for the address and every range around it, and for the global range unless the address has reached its
 * share of it. One statement, and one for the global counter, which is locked last by every caller.
 */
export const countForRanges = async (db: Kysely<Database>, at: CountedAt): Promise<void> => {
  const window = { windowMs: at.limit.windowMs, now: at.now }
  const keys = rangeKeys(at)
  const toCounts = (isForAll: boolean) =>
    keys.filter(({ range }) => (range === 'all') === isForAll).map(({ key }) => ({ key, count: 1 }))
  const sums = await addCounts(db, toCounts(false), window)
  // The count of the widest range is the greatest.
  if (Math.max(...sums.values()) <= at.limit.globalCap) await addCounts(db, toCounts(true), window)
}

/**
 * As `countForRanges`, and answers the seconds to wait when the limit is exceeded; the caller then rolls its
 * transaction back, and the count with it. The counters are locked until the transaction ends, so that a burst cannot
 * pass the limit together.
 */
export const countStrictly = async (trx: Transaction<Database>, at: CountedAt): Promise<number> => {
  await countForRanges(trx, at)
  const { most, ...limit } = at.limit
  const withOwn = Object.fromEntries(RANGES.map((range) => [range, most[range] + 1])) as typeof most
  return (await readRateLimitStatus(trx, { ...at, limit: { ...limit, most: withOwn } })).waitSeconds
}
