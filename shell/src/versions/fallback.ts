import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry'
import type { LoadMountPoint, MountPoint } from '../remotes/mount-point'
import type { MountedPages } from '../remotes/mounted-pages'
import type { RemoteTexts } from '../remotes/remote-texts'
import type { FailedTry } from '../remotes/retrying-loader'
import { withTimeout } from '../remotes/with-timeout'
import type { ActivateVersion } from './activate-version'
import { isMounted, type PendingVersions } from './pending-versions'
import type { VersionCandidates } from './version-candidates'

/** How long the failed version may still take to arrive while the fallback is known. */
const RETRY_ONCE_MS = 1500
const TIMEOUT_MS = 15_000

/** Replaces a version that failed at a mount point. */
export const createFallback = (parts: {
  registry: RegistryStore
  mountedPages: MountedPages
  candidates: VersionCandidates
  pending: PendingVersions
  loadMountPoint: LoadMountPoint
  getLanguageTag: () => string
  texts: RemoteTexts
  activate: ActivateVersion
  report: (error: unknown, where: string, entry: RegistryEntry, instead: string) => void
}) => {
  const { registry, mountedPages, candidates, pending, loadMountPoint, activate, report } = parts
  const isInUse = (entry: RegistryEntry) => registry.inUse(entry.name) === entry

  /** Loads again when the user switched the language meanwhile. */
  const loadInLanguage: LoadMountPoint = async (...request) => {
    const language = parts.getLanguageTag()
    const loaded = await loadMountPoint(...request)
    return language === parts.getLanguageTag() ? loaded : loadInLanguage(...request)
  }

  /** Loads the other version, and activates it once nothing else of the failed one is mounted. */
  const replace = async <Value>(
    mountPoint: MountPoint<Value>,
    {
      tried,
      fallback,
      error,
      isRetry,
    }: { tried: RegistryEntry; fallback: RegistryEntry; error: unknown; isRetry: boolean },
    loadedMountPoint?: MountPoint,
  ): Promise<Value> => {
    const onActivated = () => report(error, mountPoint.name, tried, fallback.version)
    const mustWait = () => {
      if (!isMounted(mountedPages, tried.name)) return false
      pending.plan({ entry: fallback, mountPoint, onActivated })
      return true
    }
    if (mustWait()) throw error
    const loaded = await withTimeout(TIMEOUT_MS, loadInLanguage(fallback, mountPoint, isRetry)).catch(
      (fault: unknown) => {
        report(fault, mountPoint.name, fallback, 'card')
        throw error
      },
    )
    if (!isInUse(tried) || mustWait()) throw error
    pending.forget(tried.name)
    activate(fallback, loaded.trees, loadedMountPoint)
    onActivated()
    return loaded.value
  }

  const retryOnce = async <Value>(
    mountPoint: MountPoint<Value>,
    tried: RegistryEntry,
  ): Promise<{ value: Value } | undefined> => {
    const loaded = await withTimeout(RETRY_ONCE_MS, loadMountPoint(tried, mountPoint, true)).catch(() => undefined)
    if (!loaded || !isInUse(tried)) return undefined
    parts.texts.add(tried.name, loaded.trees)
    return loaded
  }

  return {
    /** Activates the other version for a mount point that could not be loaded. Rejects when there is none. */
    loadFallback: async <Value>(
      mountPoint: MountPoint<Value>,
      tried: RegistryEntry,
      failed: FailedTry,
    ): Promise<Value> => {
      const { error, tryNumber, isSlow } = failed
      // Queried first: an answer proves that the service can be reached, and that this version is the one that fails.
      const fallback = await candidates.findOther(tried, mountPoint)
      if (!fallback) throw error
      const recovered = tryNumber === 0 && !isSlow ? await retryOnce(mountPoint, tried) : undefined
      if (!recovered) return replace(mountPoint, { tried, fallback, error, isRetry: tryNumber > 0 }, mountPoint)
      report(error, mountPoint.name, tried, tried.version)
      return recovered.value
    },
    /** Does the same for a version that threw while rendering. */
    replaceCrashed: async (mountPoint: MountPoint, tried: RegistryEntry, error: unknown): Promise<void> => {
      candidates.markCrashed(tried, mountPoint)
      const fallback = await candidates.findOther(tried, mountPoint)
      if (!fallback) {
        candidates.clearCrashes(mountPoint)
        throw error
      }
      await replace(mountPoint, { tried, fallback, error, isRetry: false })
    },
  }
}
