/** Files that do not exist which one address may ask for in a minute: an old tab asks for a handful, a scanner for thousands. */
const MISSES_A_MINUTE = 120
const WINDOW_MS = 60_000
/** Addresses remembered; above that the oldest are forgotten, and with them their misses. */
const ADDRESSES = 10_000

/** Addresses are ranges: of IPv6 a /64, which one customer has whole. */
export interface MissLimit {
  /** Counts a miss; false when this address had too many. */
  count: (address: string) => boolean
  /** Whether for this address the registry may be read anew. */
  mayLook: (address: string) => boolean
}

/** Counts what does not exist by address, and nothing else: a crowd behind one address that asks for files is not held up. */
export const createMissLimit = (elapsed: () => number): MissLimit => {
  const counts = new Map<string, { since: number; misses: number }>()
  const read = (address: string) => {
    const known = counts.get(address)
    return known && elapsed() - known.since < WINDOW_MS ? known : { since: elapsed(), misses: 0 }
  }
  return {
    mayLook: (address) => read(address).misses < MISSES_A_MINUTE,
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
