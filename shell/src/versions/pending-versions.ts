import type { RegistryEntry } from '@shuttle/contracts'
import type { MountPoint } from '../remotes/mount-point'
import type { MountedPages } from '../remotes/mounted-pages'

/** Whether anything of a remote is mounted, except the frame that the user leaves. */
export const isMounted = ({ mounted }: MountedPages, remote: string, leaving?: string): boolean =>
  [...mounted].some((page) => page.remote === remote && page.frame !== leaving)

/** A version that takes over once nothing of the active one is mounted, or at once. */
export interface PendingVersion {
  entry: RegistryEntry
  /** Where the active version failed; absent when it was withdrawn or closed. */
  mountPoint?: MountPoint
  onActivated?: () => void
  /** Replaces what is on the screen too. */
  isAtOnce?: boolean | undefined
}

export interface PendingVersions {
  /** Takes over now, or when the last mounted page is left. The latest plan for a remote wins. */
  plan: (next: PendingVersion) => void
  /** Drops the plan for a remote; `recovered` drops it only when it was made for this mount point. */
  forget: (remote: string) => void
  /** The active version is no longer withdrawn or closed; a plan for a failed one remains. */
  stay: (remote: string) => void
  recovered: (mountPoint: MountPoint) => void
  /** The user leaves the page in this frame; true when a version took over. */
  leave: (remote: string, frame: string) => boolean
}

export const createPendingVersions = (options: {
  mountedPages: MountedPages
  activate: (entry: RegistryEntry) => void
}): PendingVersions => {
  const { mountedPages, activate } = options
  const pending = new Map<string, PendingVersion>()

  const takeOver = (remote: string, leaving?: string): boolean => {
    const next = pending.get(remote)
    if (!next || (!next.isAtOnce && isMounted(mountedPages, remote, leaving))) return false
    pending.delete(remote)
    activate(next.entry)
    next.onActivated?.()
    return true
  }
  mountedPages.onLeft((remote) => void takeOver(remote))

  return {
    plan: (next) => {
      pending.set(next.entry.name, next)
      takeOver(next.entry.name)
    },
    forget: (remote) => void pending.delete(remote),
    stay: (remote) => {
      if (!pending.get(remote)?.mountPoint) pending.delete(remote)
    },
    recovered: (mountPoint) => {
      for (const [remote, next] of pending) if (next.mountPoint?.name === mountPoint.name) pending.delete(remote)
    },
    leave: takeOver,
  }
}
