import type { LanguageCode, RegistryEntry, RemoteModule, SlotName, SlotProps } from '@shuttle/contracts'
import type { ComponentType } from 'react'
import { sinceNavigation } from '../clock/wall-clock'
import { markRemoteLoading } from '../containment/remote-mark'
import type { RegistryStore } from '../registry/registry'
import { findSlotFiller, type Owner } from '../registry/registry'
import type { VersionFailover, VersionFailoverParts } from '../versions/version-failover'
import { addMark, type VisitMark, type VisitMarks } from '../visits/visit-mark'
import { abortLoads } from './abort-loads'
import type { LoadMountPoint } from './mount-point'
import { type MountPoint, pageMountPoint, slotMountPoint } from './mount-point'
import type { RemoteLoader } from './remote-modules'
import { createRemoteModules } from './remote-modules'
import { createRemoteTexts, type TextEngine } from './remote-texts'
import { createRetryingLoader, type FailedTry, type RetryingLoader } from './retrying-loader'
import { unlessLeft } from './unless-left'
import { withTimeout } from './with-timeout'

/** `instead`: what its mount point shows now, `card` or a version. */
export type FaultReporter = (error: unknown, where: string, entry?: RegistryEntry, instead?: string) => void

/** The remotes of this page and their loading state. */
export interface Remotes {
  page: (owner: Owner) => RetryingLoader<ComponentType>
  slot: <Name extends SlotName>(name: Name, version?: string) => RetryingLoader<ComponentType<SlotProps[Name]>>
  /** Loads the texts of every active remote in another language. Rejects when some cannot be loaded. */
  loadTexts: (language: LanguageCode) => Promise<void>
  /** The page's title in this language; from the composer until its remote is loaded. */
  title: (owner: Owner, language: LanguageCode) => string
  /** Replaces a version that threw while rendering. Resolves when another took over or none can; never rejects. */
  replaceCrashed: (mountPoint: MountPoint, entry: RegistryEntry, error: unknown) => Promise<void>
  /** The user leaves a page of this remote for another of its pages: true when a pending version took over. */
  leave: (remote: string, frame: string) => boolean
  /**
   * Queries withdrawn and closed versions, replaces them as soon as possible, and polls while the tab is visible.
   * Resolves with the first answer.
   */
  checkWithdrawals: () => Promise<void>
}

/** Timeout of the failover before the failure card is shown; a later one serves the next try. */
const RESOLVER_TIMEOUT_MS = 1400
/** Longer than a slow file takes, because a retry aborts pending files of the shell. */
const CHECK_AGAIN_MS = 30_000

export const createRemotes = (options: {
  registry: RegistryStore
  loader: RemoteLoader
  /** Modules that are part of the shell, by name. */
  builtIn: Readonly<Record<string, RemoteModule>>
  getLanguage: () => LanguageCode
  engine: TextEngine
  reportFault: FaultReporter
  /** Loads are noted here. */
  marks: VisitMarks
  /** Fetches the version failover; needed when something fails, was withdrawn or is closed. */
  openFailover: (parts: VersionFailoverParts) => Promise<VersionFailover>
}): Remotes => {
  const { registry, reportFault } = options
  const modules = createRemoteModules(options)
  const texts = createRemoteTexts(options)
  const loads = new Map<string, { remote: string | undefined; load: RetryingLoader<unknown> }>()
  let failover: VersionFailover | undefined
  let opening: Promise<VersionFailover> | undefined
  /** The failover's file has not arrived in time: the next retry requests it again. */
  let isOverdue = false
  /** The language that texts are being loaded for. */
  let switchingTo: LanguageCode | undefined

  const isInUse = (entry: RegistryEntry) => registry.inUse(entry.name) === entry

  const loadMountPoint: LoadMountPoint = async (entry, mountPoint, isRetry) => {
    const done = markRemoteLoading(entry)
    const mark: VisitMark = { where: mountPoint.name, entry, isRetry, at: sinceNavigation() }
    addMark(options.marks, mark)
    try {
      return await unlessLeft(async () => {
        const module = await modules.load(entry, isRetry)
        if (isRetry) abortLoads(entry.container || undefined)
        const [value, trees] = await Promise.all([
          mountPoint.pick(module, () => open(isRetry)),
          texts.lacking(module, isInUse(entry)),
        ])
        mark.loadedAt = sinceNavigation()
        return { value, trees }
      })
    } finally {
      done()
    }
  }

  const open = (isRetry: boolean): Promise<VersionFailover> => {
    if (isRetry && isOverdue) opening = undefined
    if (opening) return opening
    isOverdue = false
    if (isRetry) abortLoads()
    const pending = options.openFailover({ loadMountPoint, texts, loads })
    pending.then(
      (opened) => {
        failover = opened
        isOverdue = false
      },
      () => {
        if (opening === pending) opening = undefined
      },
    )
    opening = pending
    return pending
  }
  const openSoon = async (isRetry: boolean): Promise<VersionFailover> => {
    try {
      return await withTimeout(RESOLVER_TIMEOUT_MS, open(isRetry))
    } finally {
      isOverdue = !failover
    }
  }

  const checkWithdrawals = (isRetry = false): Promise<void> =>
    open(isRetry).then(
      (opened) => opened.checkWithdrawals(),
      () => void setTimeout(checkWithdrawals, CHECK_AGAIN_MS, true),
    )

  /** Only a fetched remote has other versions, and without network the version is not at fault. */
  const hasOthers = (entry: RegistryEntry) => entry.entry !== '' && navigator.onLine

  const loaderFor = <Value>(
    mountPoint: MountPoint<Value>,
    find: () => RegistryEntry | undefined,
    kind: keyof VersionFailover['closed'],
  ) => {
    const known = loads.get(mountPoint.name)
    if (known) return known.load as RetryingLoader<Value>
    let tried: RegistryEntry | undefined
    const load = async (isRetry: boolean): Promise<Value> => {
      const entry = find()
      tried = entry
      if (!entry) throw new Error(`no remote fills ${mountPoint.name}`)
      if (entry.closed) return (await open(isRetry)).closed[kind] as Value
      const { value, trees } = await loadMountPoint(entry, mountPoint, isRetry)
      // Another version was activated meanwhile: a document runs only one.
      if (!isInUse(entry)) return load(isRetry)
      texts.add(entry.name, trees)
      failover?.recovered(mountPoint)
      return value
    }
    const loadFallback = async (failed: FailedTry): Promise<Value> => {
      const entry = tried
      if (!entry || !hasOthers(entry)) throw failed.error
      try {
        if (isInUse(entry)) return await (await openSoon(failed.tryNumber > 0)).loadFallback(mountPoint, entry, failed)
      } catch (error) {
        if (isInUse(entry)) throw error
      }
      // Another mount point of this remote failed too, and its failover finished first.
      return load(false)
    }
    const retrying = createRetryingLoader({
      load: (tryNumber) => load(tryNumber > 0),
      loadFallback,
      onFailure: (error) => reportFault(error, mountPoint.name, tried, 'card'),
    })
    loads.set(mountPoint.name, { remote: find()?.name, load: retrying })
    return retrying
  }

  return {
    page: ({ entry, page }) => loaderFor(pageMountPoint(page.path), () => registry.inUse(entry.name) ?? entry, 'Page'),
    slot: (name, version) => {
      const find = () => {
        const filler = findSlotFiller(registry.get(), name)
        return filler && registry.inUse(filler.name)
      }
      return loaderFor(slotMountPoint(name, version), find, 'Slot')
    },
    loadTexts: async (language) => {
      const isAgain = switchingTo === language
      switchingTo = language
      texts.switchTo(language)
      const bring = async ({ name }: RegistryEntry): Promise<void> => {
        const entry = registry.inUse(name)
        const module = entry && modules.known(entry)
        if (!module) return
        if (isAgain) abortLoads(entry.container || undefined)
        const trees = await texts.lacking(module, true)
        // Another version may have been activated meanwhile.
        if (isInUse(entry)) texts.add(name, trees)
        else await bring(entry)
      }
      await Promise.all(registry.get().map(bring))
      switchingTo = undefined
    },
    title: ({ entry, page: { path, title } }, language) =>
      modules.known(entry)?.manifest.pages.find((one) => one.path === path)?.title[language] ?? title,
    replaceCrashed: async (mountPoint, entry, error) => {
      try {
        if (!isInUse(entry)) return
        if (!hasOthers(entry)) throw error
        await (await openSoon(true)).replaceCrashed(mountPoint, entry, error)
      } catch {
        if (isInUse(entry)) reportFault(error, `drawing ${mountPoint.name}`, entry, 'card')
      }
    },
    leave: (remote, frame) => failover?.leave(remote, frame) ?? false,
    checkWithdrawals,
  }
}
