import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry'
import type { LoadMountPoint, MountPoint } from '../remotes/mount-point'
import type { MountedPages } from '../remotes/mounted-pages'
import type { RemoteTexts } from '../remotes/remote-texts'
import type { FailedTry } from '../remotes/retrying-loader'
import { createActivateVersion } from './activate-version'
import { askWhileVisible } from './ask-while-visible'
import { type ClosedRemote, type ClosedRemoteParts, createClosedRemote } from './closed-remote'
import { createFallback } from './fallback'
import { createPendingVersions } from './pending-versions'
import { createRegistryClient, type RegistryClient } from './registry-client'
import { type AdmittedFolders, admitVersion, createVersionCandidates } from './version-candidates'
import { createWithdrawalCheck } from './withdrawals'

/** What the failover needs of the loading of remotes. */
export interface VersionFailoverParts {
  loadMountPoint: LoadMountPoint
  texts: RemoteTexts
  /** Name of the mount point to its loader, and the remote it belongs to. */
  loads: Map<string, { remote: string | undefined }>
}

/**
 * Activates another version of a remote when one fails or was withdrawn. A document runs one version of a remote at a
 * time: another takes over only while nothing of it is mounted, the failing mount point apart.
 */
export interface VersionFailover {
  /** Loads the fallback of a version that could not be loaded. Rejects when there is none. */
  loadFallback: <Value>(mountPoint: MountPoint<Value>, tried: RegistryEntry, failed: FailedTry) => Promise<Value>
  /** Replaces a version that threw while it was rendered. Rejects when there is no other. */
  replaceCrashed: (mountPoint: MountPoint, tried: RegistryEntry, error: unknown) => Promise<void>
  /** The failed mount point has loaded after all: drops the fallback that waits for it. */
  recovered: (mountPoint: MountPoint) => void
  /** The reader leaves the page in this frame: true when a pending version was activated by that. */
  leave: (remote: string, frame: string) => boolean
  /**
   * Asks the service what was withdrawn or closed, from then on every few seconds while the tab can be seen, and leaves
   * those versions as soon as possible. Resolves with the answer or the failure.
   */
  checkWithdrawals: () => Promise<void>
  /** What takes the place of a closed remote. */
  closed: ClosedRemote
}

export const createVersionFailover = (
  parts: VersionFailoverParts & {
    registry: RegistryStore
    mountedPages: MountedPages
    ask: RegistryClient
    getLanguageTag: () => string
    admit: (entry: RegistryEntry) => boolean
    closed: ClosedRemote
    report: (error: unknown, where: string, entry: RegistryEntry, instead: string) => void
  },
): VersionFailover => {
  const activate = createActivateVersion(parts)
  const candidates = createVersionCandidates(parts)
  const pending = createPendingVersions({ ...parts, activate })
  const checkWithdrawals = askWhileVisible(createWithdrawalCheck({ ...parts, candidates, pending }))
  const { closed } = parts
  return { ...createFallback({ ...parts, activate, candidates, pending }), ...pending, checkWithdrawals, closed }
}

/**
 * The failover of this page, in a chunk of its own: it is fetched when the page is at rest, or with the first failure. What it uses of the
 * first script is handed over: imported, it could not be joined with the rest of that.
 */
export const openVersionFailover = (
  parts: VersionFailoverParts,
  page: ClosedRemoteParts & {
    shell: {
      registry: RegistryStore
      mountedPages: MountedPages
      base: string
      reportFault: (error: unknown, where: string, entry: RegistryEntry, instead: string) => void
    }
    /** Of this shell. */
    version: string
    folders: AdmittedFolders
    /** BCP 47 tag, for titles. */
    getLanguageTag: () => string
  },
): VersionFailover => {
  const { shell, version, folders, getLanguageTag } = page
  const { registry, mountedPages, base, reportFault } = shell
  return createVersionFailover({
    ...parts,
    registry,
    mountedPages,
    getLanguageTag,
    report: reportFault,
    closed: createClosedRemote(page),
    admit: admitVersion(base, folders),
    ask: createRegistryClient({ base, shell: version, getLanguageTag, fetch: (...request) => fetch(...request) }),
  })
}
