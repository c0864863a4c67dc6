import { RELEASE_PATHS, type ReleaseRegistry, releaseRegistry } from '@shuttle/releases'
import * as z from 'zod/mini'
import type { Build, BuildStore } from './build'
import { createBuildLibrary } from './build-library'
import type { ReportFault } from './delivery-fault'
import type { LastGood } from './last-good'
import { findBuildName, hasLiveShell, loadSnapshot, type ReleaseSnapshot } from './snapshot'

/** Where the release registry is read from: the database in this process, or the service that has one. */
export interface RegistrySource {
  /** Throws when the registry cannot be read. */
  read: () => Promise<ReleaseRegistry>
}

const ANSWER_WITHIN_MS = 2_000

/** The registry as the service at `apiUrl` gives it. */
export const remoteRegistrySource = (apiUrl: string): RegistrySource => ({
  read: async () => {
    const answer = await fetch(new URL(RELEASE_PATHS.registry, apiUrl), {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!answer.ok) throw new Error(`the release registry was answered with ${answer.status}`)
    return z.parse(releaseRegistry, await answer.json())
  },
})

const SPARE_AGAIN_AFTER_MS = 30_000

/** The snapshot pages are composed from, and its way through faults. */
export interface ReleaseSync {
  /** Undefined until there was one that could be read. */
  current: () => ReleaseSnapshot | undefined
  /** Reads the registry now; resolves when what it says is in use, or a fault was reported. Never rejects. */
  refresh: () => Promise<void>
  /** A build of the current registry; undefined when it has none or it cannot be read. */
  build: (app: string, version: string) => Promise<Build | undefined>
  /** Ends after the read that is under way. */
  close: () => Promise<void>
}

/**
 * Follows the release registry. A new snapshot replaces the one in use as a whole; after any fault the last good one stays,
 * in memory and over a restart on disk; a build that cannot be read pins its own app alone.
 */
export const startReleaseSync = async (options: {
  source: RegistrySource
  store: BuildStore
  lastGood: LastGood
  report: ReportFault
  /** Monotonic milliseconds. */
  elapsed: () => number
  everyMs: number
  /** Called with each snapshot that comes into use. */
  onSnapshot?: (snapshot: ReleaseSnapshot) => void
}): Promise<ReleaseSync> => {
  const { source, report } = options
  const library = createBuildLibrary(options.store)
  let current: ReleaseSnapshot | undefined
  let registryInUse = ''
  let spareTriedAt = 0
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const isInUse = (text: string): boolean =>
    text === registryInUse &&
    current?.isBehind !== true &&
    (current?.isComplete === true || options.elapsed() - spareTriedAt < SPARE_AGAIN_AFTER_MS)

  const readOnce = async (): Promise<void> => {
    try {
      const registry = await source.read().catch((error: unknown) => report(error, 'registry'))
      if (!registry) return
      const text = JSON.stringify(registry)
      // A site that is only being set up is no fault.
      if (isInUse(text) || (!current && !hasLiveShell(registry))) return
      spareTriedAt = options.elapsed()
      const next = await loadSnapshot(registry, library, report, { before: current })
      // All that moved is pinned: nothing is new.
      if (next.isBehind && JSON.stringify(next.registry.apps) === JSON.stringify(current?.registry.apps)) return
      current = next
      registryInUse = text
      options.onSnapshot?.(current)
      library.keepOnly(current.registry)
      await options.lastGood.write(current).catch((error: unknown) => report(error, 'disk'))
    } catch (error) {
      report(error, 'store')
    }
  }
  const run = (): Promise<void> => {
    running = readOnce().finally(() => {
      running = undefined
    })
    return running
  }
  /** A read that is under way may have seen the registry before the change that is asked for. */
  const refresh = (): Promise<void> => {
    if (!running) return run()
    next ??= running.then(() => {
      next = undefined
      return run()
    })
    return next
  }
  const poll = (): void => {
    timer = setTimeout(async () => {
      await (running ?? run())
      if (!closed) poll()
    }, options.everyMs)
    timer.unref()
  }

  const loadLastGood = async (): Promise<void> => {
    try {
      const stored = await options.lastGood.read()
      if (!stored) return
      current = await loadSnapshot(stored.registry, library, report, { store: stored.store })
      options.onSnapshot?.(current)
    } catch (error) {
      report(error, 'disk')
    }
  }

  // First from disk: what is there need not be read from the store, should that be the one that fails.
  await loadLastGood()
  await refresh()
  poll()
  return {
    current: () => current,
    refresh,
    build: async (name, version) => {
      const app = current?.registry.apps.find((one) => one.name === name)
      const build = app && findBuildName(app, version)
      if (!build) return undefined
      return library.get(build).catch((error: unknown) => {
        report(error, 'store')
        return undefined
      })
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await next
      await running
    },
  }
}
