import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { newNonce, RELEASE_PATHS, type ReleaseRegistry, releaseRegistry, signatureHeaders } from '@shuttle/releases'
import * as z from 'zod/mini'
import { DELIVERY } from '../composition/publisher-keys'
import type { Build, BuildStore } from './build'
import { createBuildLibrary, isTakenDown, type TrustedKeys } from './build-library'
import type { ReportFault } from './delivery-fault'
import { RegistryRefused } from './delivery-fault'
import type { LastGood } from './last-good'
import {
  findBuildName,
  hasLiveShell,
  hasRefusedShell,
  isSignatureFault,
  loadSnapshot,
  type ReleaseSnapshot,
  readNamed,
} from './snapshot'

/** Source of the release registry: the database in this process, or the service that has one. */
export interface RegistrySource {
  /** Throws when the registry cannot be read, and {@link RegistryRefused} for a key that is missing or refused. */
  read: () => Promise<ReleaseRegistry>
}

const ANSWER_WITHIN_MS = 2_000

/** The registry from the service at `apiUrl`, read with a key of `delivery`, PEM. */
export const remoteRegistrySource = (
  apiUrl: string,
  signing: {
    keyFile: string
    /** Public address of the site. */
    site: string
    /** Real time, milliseconds. */
    now: () => number
  },
): RegistrySource => ({
  read: async () => {
    const key = await readFile(signing.keyFile)
      .then(createPrivateKey)
      .catch(() => Promise.reject(new RegistryRefused(`${signing.keyFile} cannot be read`)))
    const once = { date: String(signing.now()), site: signing.site, nonce: newNonce() }
    const request = { method: 'GET', path: RELEASE_PATHS.registry, ...once, body: Buffer.alloc(0) }
    const answer = await fetch(new URL(RELEASE_PATHS.registry, apiUrl), {
      headers: signatureHeaders(DELIVERY, request, key),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (answer.status === 401) {
      const { message } = z.parse(z.object({ message: z.string() }), await answer.json())
      throw new RegistryRefused(`the service refuses it: ${message.replaceAll(/\s+/g, ' ')}`)
    }
    if (!answer.ok) throw new Error(`the release registry was answered with ${answer.status}`)
    return z.parse(releaseRegistry, await answer.json())
  },
})

const SPARE_AGAIN_AFTER_MS = 30_000
/** Minimum interval between reads of the registry for missing builds, however many requests there are. */
const REFRESH_AGAIN_AFTER_MS = 250

/** The snapshot that pages are composed from, and its handling of faults. */
export interface ReleaseSync {
  /** Undefined until one could be read, and when its shell is refused and there is no other. */
  current: () => ReleaseSnapshot | undefined
  /**
   * The service refused this process's key at the last answered read: the snapshot in use may contain withdrawn builds.
   */
  isRefused: () => boolean
  /** Reads the registry now; resolves when its content is in use, or a fault was reported. Never rejects. */
  refresh: () => Promise<void>
  /** The registry of the last read, including apps with unreadable builds; undefined before the first. */
  latest: () => ReleaseRegistry | undefined
  /** Like `refresh`, at most four times a second. */
  refreshThrottled: () => Promise<void>
  /** A build of the latest registry; undefined when it has none, or the build is unreadable or not trusted. */
  build: (app: string, version: string) => Promise<Build | undefined>
  /** Resolves after the read in flight. */
  close: () => Promise<void>
}

/**
 * Follows the release registry. A new snapshot replaces the one in use as a whole; after a fault the last good one
 * stays, in memory and on disk, and an unreadable build pins only its own app. A refused build never stays.
 */
export const startReleaseSync = async (options: {
  source: RegistrySource
  store: BuildStore
  trustedKeys: TrustedKeys
  lastGood: LastGood
  report: ReportFault
  /** Monotonic milliseconds. */
  elapsed: () => number
  everyMs: number
  /** Called with each snapshot that becomes active. */
  onSnapshot?: (snapshot: ReleaseSnapshot) => void
}): Promise<ReleaseSync> => {
  const { source, report } = options
  const library = createBuildLibrary(options.store, options.trustedKeys)
  let current: ReleaseSnapshot | undefined
  let latest: ReleaseRegistry | undefined
  let refreshedAt = Number.NEGATIVE_INFINITY
  let isRefused = false
  let registryInUse = ''
  let beliefInUse = ''
  let spareTriedAt = 0
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  /** Fallbacks that the current keys refuse: each is reported once, because another try changes nothing. */
  const refusedSpares = new Set<string>()
  let keysInUse = ''
  const reportSpare = (error: unknown): void => {
    if (isSignatureFault(error)) {
      const text = String(error)
      if (refusedSpares.has(text)) return
      refusedSpares.add(text)
    }
    report(error, 'store')
  }
  const isInUse = (text: string): boolean =>
    text === registryInUse &&
    current?.isBehind !== true &&
    (current?.isComplete === true || options.elapsed() - spareTriedAt < SPARE_AGAIN_AFTER_MS)

  const readKeys = async (registry: ReleaseRegistry): Promise<string> => {
    const keys = await options.trustedKeys.refresh(registry)
    library.useKeys(keys)
    if (keys !== keysInUse) refusedSpares.clear()
    keysInUse = keys
    return keys
  }
  const readOnce = async (): Promise<void> => {
    try {
      const registry = await source.read().catch((error: unknown) => {
        if (error instanceof RegistryRefused) isRefused = true
        report(error, 'registry')
      })
      if (!registry) return
      isRefused = false
      latest = registry
      const text = `${JSON.stringify(registry)} ${await readKeys(registry)}`
      // A site that is being set up is not a fault.
      if (isInUse(text) || (!current && !hasLiveShell(registry))) return
      spareTriedAt = options.elapsed()
      const next = await loadSnapshot(registry, library, report, { before: current, reportSpare })
      // All moved apps are pinned, so nothing is new. Other keys may refuse a fallback.
      const belief = JSON.stringify([keysInUse, registry.revokedKeys])
      const isSame = JSON.stringify(next.registry.apps) === JSON.stringify(current?.registry.apps)
      if (next.isBehind && isSame && belief === beliefInUse) return
      current = next
      beliefInUse = belief
      registryInUse = text
      options.onSnapshot?.(current)
      library.retainOnly([registry, current.registry])
      await options.lastGood.write(current).catch((error: unknown) => report(error, 'disk'))
    } catch (error) {
      report(error, 'store')
      if (!current || !latest || !(await hasRefusedShell(current, latest, library))) return
      current = undefined
      registryInUse = ''
    }
  }
  const run = (): Promise<void> => {
    running = readOnce().finally(() => {
      running = undefined
    })
    return running
  }
  /** A read in flight may have seen the registry before the change that this call is for. */
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
      await readKeys(stored.registry)
      current = await loadSnapshot(stored.registry, library, report, { store: stored.store, reportSpare })
      latest = current.registry
      options.onSnapshot?.(current)
    } catch (error) {
      report(error, 'disk')
    }
  }

  // Reads from disk first: those builds need no read of the store, which may be failing.
  await loadLastGood()
  await refresh()
  poll()
  return {
    current: () => current,
    isRefused: () => isRefused,
    refresh,
    latest: () => latest,
    refreshThrottled: async () => {
      if (options.elapsed() - refreshedAt < REFRESH_AGAIN_AFTER_MS) return next ?? running
      refreshedAt = options.elapsed()
      return refresh()
    },
    build: async (name, version) => {
      const app = latest?.apps.find((one) => one.name === name)
      const build = app && findBuildName(app, version)
      if (!latest || !build || isTakenDown(latest, build)) return undefined
      return readNamed(latest, library, build).catch((error: unknown) => {
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
