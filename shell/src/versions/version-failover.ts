import type { RegistryEntry } from '@shuttle/contracts'
import { sinceNavigation } from '../clock/wall-clock'
import type { RegistryStore } from '../registry/registry'
import type { DeclareSlot, LoadMountPoint, MountPoint } from '../remotes/mount-point'
import type { MountedPages } from '../remotes/mounted-pages'
import type { RemoteTexts } from '../remotes/remote-texts'
import type { FailedTry } from '../remotes/retrying-loader'
import { listClosed } from '../visits/list-closed'
import { reportVisit } from '../visits/report-visit'
import { addMark, type VisitMarks } from '../visits/visit-mark'
import { createActivateVersion } from './activate-version'
import { type ClosedRemote, type ClosedRemoteParts, createClosedRemote } from './closed-remote'
import { createDeclareSlot, type SlotSession } from './declared-slot'
import { createFallback } from './fallback'
import { createPendingVersions } from './pending-versions'
import { pollWhileVisible } from './poll-while-visible'
import { createRegistryClient, type RegistryClient } from './registry-client'
import { type AdmittedFolders, admitVersion, createVersionCandidates } from './version-candidates'
import { createWithdrawalCheck } from './withdrawals'

/** The parts of remote loading that the failover needs. */
export interface VersionFailoverParts {
  loadMountPoint: LoadMountPoint
  texts: RemoteTexts
  /** Name of the mount point to its loader, and the remote it belongs to. */
  loads: Map<string, { remote: string | undefined }>
}

/**
 * Activates another version of a remote when one fails or was withdrawn. A document runs one version of a remote at a
 * time: another takes over only while nothing of it is mounted, the failing mount point excepted.
 */
export interface VersionFailover {
  /** Loads the fallback of a version that could not be loaded. Rejects when there is none. */
  loadFallback: <Value>(mountPoint: MountPoint<Value>, tried: RegistryEntry, failed: FailedTry) => Promise<Value>
  /** Replaces a version that threw while rendering. Rejects when there is no other. */
  replaceCrashed: (mountPoint: MountPoint, tried: RegistryEntry, error: unknown) => Promise<void>
  /** The failed mount point has loaded after all: drops its pending fallback. */
  recovered: (mountPoint: MountPoint) => void
  /** The user leaves the page in this frame: true when that activated a pending version. */
  leave: (remote: string, frame: string) => boolean
  /**
   * Queries withdrawn and closed versions, then polls every few seconds while the tab is visible, and replaces those
   * versions as soon as possible. Resolves with the answer or the failure.
   */
  checkWithdrawals: () => Promise<void>
  /** Component that replaces a closed remote. */
  closed: ClosedRemote
  /** Applies version, right and condition of a declared slot. */
  declare: DeclareSlot
}

export const createVersionFailover = (
  parts: VersionFailoverParts & {
    registry: RegistryStore
    mountedPages: MountedPages
    registryClient: RegistryClient
    getLanguageTag: () => string
    admit: (entry: RegistryEntry) => boolean
    closed: ClosedRemote
    session: SlotSession
    report: (error: unknown, where: string, entry: RegistryEntry | undefined, instead: string) => void
    onSkip?: (entry: RegistryEntry, mountPoint: MountPoint) => void
  },
): VersionFailover => {
  const activate = createActivateVersion(parts)
  const candidates = createVersionCandidates(parts)
  const pending = createPendingVersions({ ...parts, activate })
  const checkWithdrawals = pollWhileVisible(createWithdrawalCheck({ ...parts, candidates, pending }))
  const { closed, session, report, registry } = parts
  const declare = createDeclareSlot({ session, closed, report, inUse: registry.inUse })
  return {
    ...createFallback({ ...parts, activate, candidates, pending }),
    ...pending,
    checkWithdrawals,
    closed,
    declare,
  }
}

/**
 * The failover of this page in a chunk of its own, fetched when the page is idle, or with the first failure. Modules of
 * the first script are passed in: imported, the bundler could not merge them with the rest.
 */
export const openVersionFailover = (
  parts: VersionFailoverParts,
  page: ClosedRemoteParts & {
    shell: {
      registry: RegistryStore
      mountedPages: MountedPages
      session: SlotSession
      base: string
      reportFault: (error: unknown, where: string, entry: RegistryEntry | undefined, instead: string) => void
    }
    /** Signed id of this visit; undefined for documents that report nothing. */
    visit: string | undefined
    marks: VisitMarks
    /** Version of this shell. */
    version: string
    folders: AdmittedFolders
    /** BCP 47 tag, for titles. */
    getLanguageTag: () => string
  },
): VersionFailover => {
  const { shell, version, folders, getLanguageTag, visit, marks } = page
  const { registry, mountedPages, session, base, reportFault } = shell
  if (visit !== undefined)
    reportVisit({
      visit,
      marks,
      shellVersion: version,
      current: () => shell.getOwner(shell.location().pathname).entry,
      listClosed: () => listClosed(registry, parts.loads),
      send: (body) => void navigator.sendBeacon?.(`${base}report`, body),
    })
  return createVersionFailover({
    ...parts,
    registry,
    mountedPages,
    session,
    getLanguageTag,
    onSkip: (entry, { name }) => addMark(marks, { where: name, entry, at: sinceNavigation(), isSkipped: true }),
    report: reportFault,
    closed: createClosedRemote(page),
    admit: admitVersion(base, folders),
    registryClient: createRegistryClient({
      base,
      shell: version,
      getLanguageTag,
      fetch: (...request) => fetch(...request),
    }),
  })
}
