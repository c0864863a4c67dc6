import type { ReleaseHistoryEntry } from '@shuttle/wire/staff'
import { shortVersion } from './format-figures'

/** Which sentence names a move of the history, and the version that it is about. */
export const describeMove = ({ action, live = '', trial, withdrawn }: ReleaseHistoryEntry) => {
  if (action === 'withdraw') return { sentence: action, version: withdrawn.map(shortVersion).join(', ') }
  if (action !== 'publish' && action !== 'promote') return { sentence: action, version: shortVersion(live) }
  return trial
    ? { sentence: 'trial' as const, version: shortVersion(trial.version) }
    : { sentence: 'live' as const, version: shortVersion(live) }
}
