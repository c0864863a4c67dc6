const MINUTE_MS = 60_000
/** Reports that a process reads in a minute, a bound for its work; what is counted of one remote is less. */
export const REPORTS_A_MINUTE = 3000
/**
 * Reports of one IPv4 address or IPv6 /64, which may be a whole network: its share must not use up that of all others.
 */
export const REPORTS_OF_ADDRESS_A_MINUTE = 120
/** Reports of one remote: one that fails in a loop must not hide what others report. */
export const REPORTS_OF_REMOTE_A_MINUTE = 600
/** Reports of one remote of one address range. */
export const REPORTS_OF_REMOTE_AND_ADDRESS_A_MINUTE = 40
/**
 * Maximum of addresses tracked per minute; more than a process accepts reports, so that the global cap applies first.
 */
const MOST_ADDRESSES = REPORTS_A_MINUTE + 1

export type Dropped = 'process' | 'address' | 'remote'

/** Counts reports by whole minutes of a monotonic clock, each for why it is dropped; undefined when it is accepted. */
export interface ReportLimit {
  /** Before a report is read. */
  begin: (address: string) => Dropped | undefined
  /** For each remote of a report that was read. `remote` is a known name: each is a counter. */
  take: (remote: string, address: string) => Dropped | undefined
}

export const createReportLimit = (elapsed: () => number): ReportLimit => {
  let minute = Number.NaN
  let taken = 0
  const ofAddress = new Map<string, number>()
  const ofRemote = new Map<string, number>()

  const startMinute = (): void => {
    const now = Math.floor(elapsed() / MINUTE_MS)
    if (now === minute) return
    minute = now
    taken = 0
    ofAddress.clear()
    ofRemote.clear()
  }
  const hasPlace = (counts: Map<string, number>, key: string, most: number): boolean => {
    const before = counts.get(key) ?? 0
    if (before >= most) return false
    counts.set(key, before + 1)
    return true
  }

  return {
    begin: (address) => {
      startMinute()
      if (taken >= REPORTS_A_MINUTE || ofAddress.size >= MOST_ADDRESSES) return 'process'
      if (!hasPlace(ofAddress, address, REPORTS_OF_ADDRESS_A_MINUTE)) return 'address'
      taken += 1
      return undefined
    },
    take: (remote, address) => {
      startMinute()
      const isOfAddress = hasPlace(ofRemote, `${remote} ${address}`, REPORTS_OF_REMOTE_AND_ADDRESS_A_MINUTE)
      return isOfAddress && hasPlace(ofRemote, remote, REPORTS_OF_REMOTE_A_MINUTE) ? undefined : 'remote'
    },
  }
}
