/** Missing files that one address may request in a minute: an old tab requests a handful, a scanner thousands. */
const MISSES_A_MINUTE = 120
const WINDOW_MS = 60_000
/** Maximum of tracked addresses; beyond it the oldest are dropped with their misses. */
const ADDRESSES = 10_000

/** Addresses are ranges: an IPv6 /64 belongs to one customer as a whole. */
export interface MissLimit {
  /** Counts a miss; false when this address has exceeded the limit. */
  count: (address: string) => boolean
  /** Whether a request of this address may make the registry be read again. */
  mayRefresh: (address: string) => boolean
}

/**
 * Counts missing files by address, and nothing else: many visitors behind one address
 * that request existing files are not limited.
 */
export const createMissLimit = (elapsed: () => number): MissLimit => {
  const counts = new Map<string, { since: number; misses: number }>()
  const read = (address: string) => {
    const known = counts.get(address)
    return known && elapsed() - known.since < WINDOW_MS ? known : { since: elapsed(), misses: 0 }
  }
  return {
    mayRefresh: (address) => read(address).misses < MISSES_A_MINUTE,
    count: (address) => {
      const { since, misses } = read(address)
      counts.delete(address)
      counts.set(address, { since, misses: misses + 1 })
      const [oldest] = counts.keys()
      if (counts.size > ADDRESSES && oldest !== undefined) counts.delete(oldest)
      return misses < MISSES_A_MINUTE
    },
  }
}
