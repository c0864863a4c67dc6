/** Versions with metric series of their own; further versions share one. */
const VERSIONS = 200
const OTHER = { remote: 'other', version: 'other' }

/** The labels of a version: each series stays in memory, so their number is bounded. */
export const createVersionLabels = () => {
  const seen = new Set<string>()
  return (remote: string, version: string): { remote: string; version: string } => {
    const key = `${remote} ${version}`
    if (seen.size < VERSIONS) seen.add(key)
    return seen.has(key) ? { remote, version } : OTHER
  }
}
