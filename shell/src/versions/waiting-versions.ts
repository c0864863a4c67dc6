import type { RegistryEntry } from '@shuttle/contracts'
import type { Place } from '../remotes/place'
import type { Screens } from '../screens/screens'
import { isSeen } from './is-seen'

/** A version that takes over once nothing of the one in use can be seen. */
export interface WaitingVersion {
  entry: RegistryEntry
  /** The place where the one in use failed; none for what was withdrawn or closed. */
  place?: Place
  onUsed?: () => void
}

export interface WaitingVersions {
  /** Takes over now, or when the last screen is left. The latest plan for a remote counts. */
  plan: (next: WaitingVersion) => void
  /** Nothing need take over any more: for the remote, or only for a place that failed. */
  forget: (remote: string) => void
  healed: (place: Place) => void
  /** The page in this frame is being left; true when a version took over. */
  leave: (remote: string, frame: string) => boolean
}

export const createWaitingVersions = (options: {
  screens: Screens
  use: (entry: RegistryEntry) => void
}): WaitingVersions => {
  const { screens, use } = options
  const waiting = new Map<string, WaitingVersion>()

  const takeOver = (remote: string, leaving?: string): boolean => {
    const next = waiting.get(remote)
    if (!next || isSeen(screens, remote, leaving)) return false
    waiting.delete(remote)
    use(next.entry)
    next.onUsed?.()
    return true
  }
  screens.onLeft((remote) => void takeOver(remote))

  return {
    plan: (next) => {
      waiting.set(next.entry.name, next)
      takeOver(next.entry.name)
    },
    forget: (remote) => void waiting.delete(remote),
    healed: (place) => {
      for (const [remote, next] of waiting) if (next.place?.name === place.name) waiting.delete(remote)
    },
    leave: takeOver,
  }
}
