const MINUTE_MS = 60_000
/** Reports that a process accepts in a minute: a fault of every page is known after far fewer. */
export const REPORTS_A_MINUTE = 600
/**
 * Reports of one IPv4 address or IPv6 /64, which may be a whole network: its share must not use up that of all others.
 */
export const REPORTS_OF_ADDRESS_A_MINUTE = 120
/**
 * Maximum of addresses tracked per minute; more than a process accepts reports, so that the global cap applies first.
 */
const MOST_ADDRESSES = REPORTS_A_MINUTE + 1

export type Dropped = 'process' | 'address'

/** Counts reports by whole minutes of a monotonic clock. Returns why one is dropped; undefined when it is accepted. */
export const createReportLimit = (elapsed: () => number) => {
  let minute = Number.NaN
  let taken = 0
  const ofAddress = new Map<string, number>()
  return (address: string): Dropped | undefined => {
    const now = Math.floor(elapsed() / MINUTE_MS)
    if (now !== minute) {
      minute = now
      taken = 0
      ofAddress.clear()
    }
    if (taken >= REPORTS_A_MINUTE || ofAddress.size >= MOST_ADDRESSES) return 'process'
    const before = ofAddress.get(address) ?? 0
    if (before >= REPORTS_OF_ADDRESS_A_MINUTE) return 'address'
    ofAddress.set(address, before + 1)
    taken += 1
    return undefined
  }
}
