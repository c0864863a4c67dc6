import type { LanguageCode, RegistryEntry, RemoteModule, SlotName, SlotProps } from '@shuttle/contracts'
import type { ComponentType, ReactNode } from 'react'
import { findSlotFiller, type Owner } from '../registry/find-owner'
import type { RegistryStore } from '../registry/registry-store'
import type { VersionKeeper, VersionKeeperParts } from '../versions/version-keeper'
import { createHealingLoad, type FailedAttempt, type HealingLoad } from './healing-load'
import type { LoadPlace } from './load-place'
import { type Place, pagePlace, slotPlace } from './place'
import type { RemoteLoader } from './remote-loader'
import { createRemoteModules } from './remote-modules'
import { createRemoteTexts, type TextEngine } from './remote-texts'
import { withRetryMark } from './with-retry-mark'

/** `instead`: what was put in its place, `card` or a version. */
export type FaultReporter = (error: unknown, where: string, entry?: RegistryEntry, instead?: string) => void

/** Every remote of this page: what is loaded, what loads, what failed. */
export interface Remotes {
  page: (owner: Owner) => HealingLoad<ComponentType>
  slot: <Name extends SlotName>(name: Name) => HealingLoad<ComponentType<SlotProps[Name]>>
  /** Texts of everything in use, in another language. Rejects when some cannot be had. */
  loadTexts: (language: LanguageCode) => Promise<void>
  /** The page's title in this language; before its remote is loaded, as the composer wrote it. */
  title: (owner: Owner, language: LanguageCode) => string
  /** This version threw while it was drawn. Settles when another has taken its place or none can. Never rejects. */
  fell: (place: Place, entry: RegistryEntry, error: unknown) => Promise<void>
  /** A page of this remote is left for another of its pages: true when a version that waited for that took over. */
  leave: (remote: string, frame: string) => boolean
  /** Asks what was withdrawn, and leaves it as soon as it may. */
  lookForWithdrawals: () => void
}

/** The card of a failure must not wait for much longer; what comes later serves the next attempt. */
const KEEPER_PATIENCE_MS = 1400

export const createRemotes = (options: {
  registry: RegistryStore
  loader: RemoteLoader
  /** Modules that are part of the shell itself, by name. */
  builtIn: Readonly<Record<string, RemoteModule>>
  /** What is drawn in the place of a remote that was closed. */
  closed: { Page: () => ReactNode; Slot: () => ReactNode }
  getLanguage: () => LanguageCode
  engine: TextEngine
  reportFault: FaultReporter
  /** Fetches the machinery that puts another version in use; it is needed when something fails or was withdrawn. */
  openKeeper: (parts: VersionKeeperParts) => Promise<VersionKeeper>
}): Remotes => {
  const { registry, reportFault } = options
  const modules = createRemoteModules(options)
  const texts = createRemoteTexts(options)
  const loads = new Map<string, { remote: string | undefined; load: HealingLoad<unknown> }>()
  let keeper: VersionKeeper | undefined
  let opening: Promise<VersionKeeper> | undefined

  const isInUse = (entry: RegistryEntry) => registry.inUse(entry.name) === entry

  const loadPlace: LoadPlace = async (entry, place, isRetry) => {
    const module = await modules.load(entry, isRetry)
    return withRetryMark(isRetry, async () => {
      const [value, trees] = await Promise.all([place.pick(module), texts.lacking(module, isInUse(entry))])
      return { value, trees }
    })
  }

  const open = (isRetry: boolean): Promise<VersionKeeper> => {
    opening ??= withRetryMark(isRetry, () => options.openKeeper({ loadPlace, texts, loads }))
    opening.then(
      (opened) => {
        keeper = opened
      },
      () => {
        opening = undefined
      },
    )
    return opening
  }
  const openSoon = (isRetry: boolean): Promise<VersionKeeper> =>
    Promise.race([open(isRetry), new Promise<never>((_, reject) => setTimeout(reject, KEEPER_PATIENCE_MS))])

  /** Only what is fetched has other versions, and without network nothing can be said of this one. */
  const hasOthers = (entry: RegistryEntry) => entry.entry !== '' && navigator.onLine

  const loadOf = <Value>(place: Place<Value>, find: () => RegistryEntry | undefined, closed: Value) => {
    const known = loads.get(place.name)
    if (known) return known.load as HealingLoad<Value>
    let tried: RegistryEntry | undefined
    const load = async (isRetry: boolean): Promise<Value> => {
      const entry = find()
      tried = entry
      if (!entry) throw new Error(`nobody has ${place.name}`)
      if (entry.closed) return closed
      const { value, trees } = await loadPlace(entry, place, isRetry)
      // Another version was put in use meanwhile: a document runs one.
      if (!isInUse(entry)) return load(isRetry)
      texts.add(entry.name, trees)
      keeper?.healed(place)
      return value
    }
    const instead = async (failed: FailedAttempt): Promise<Value> => {
      const entry = tried
      if (!entry || !hasOthers(entry)) throw failed.error
      try {
        if (isInUse(entry)) return await (await openSoon(failed.attempt > 0)).instead(place, entry, failed)
      } catch (error) {
        if (isInUse(entry)) throw error
      }
      // Another place of it failed as well, and was faster.
      return load(false)
    }
    const healing = createHealingLoad({
      load: (attempt) => load(attempt > 0),
      instead,
      onFailure: (error) => reportFault(error, place.name, tried, 'card'),
    })
    loads.set(place.name, { remote: find()?.name, load: healing })
    return healing
  }

  return {
    page: ({ entry, page }) =>
      loadOf(pagePlace(page.path), () => registry.inUse(entry.name) ?? entry, options.closed.Page),
    slot: (name) => {
      const find = () => {
        const filler = findSlotFiller(registry.get(), name)
        return filler && registry.inUse(filler.name)
      }
      return loadOf(slotPlace(name), find, options.closed.Slot)
    },
    loadTexts: async (language) => {
      texts.switchTo(language)
      const bring = async ({ name }: RegistryEntry): Promise<void> => {
        const entry = registry.inUse(name)
        const module = entry && modules.known(entry)
        if (!module) return
        const trees = await texts.lacking(module, true)
        // Another version may have been put in use meanwhile.
        if (isInUse(entry)) texts.add(name, trees)
        else await bring(entry)
      }
      await Promise.all(registry.get().map(bring))
    },
    title: ({ entry, page: { path, title } }, language) =>
      modules.known(entry)?.manifest.pages.find((one) => one.path === path)?.title[language] ?? title,
    fell: async (place, entry, error) => {
      try {
        if (!isInUse(entry)) return
        if (!hasOthers(entry)) throw error
        await (await openSoon(true)).fell(place, entry, error)
      } catch {
        if (isInUse(entry)) reportFault(error, `drawing ${place.name}`, entry, 'card')
      }
    },
    leave: (remote, frame) => keeper?.leave(remote, frame) ?? false,
    lookForWithdrawals: () =>
      void open(true).then(
        (opened) => opened.lookForWithdrawals(),
        () => undefined,
      ),
  }
}
