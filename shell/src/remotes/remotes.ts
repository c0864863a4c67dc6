import type { LanguageCode, RegistryEntry, RemoteModule, SlotName, SlotProps, TextTree } from '@shuttle/contracts'
import type { ComponentType } from 'react'
import { findSlotFiller, type Owner } from '../registry/find-owner'
import { checkComponent, checkRemoteModule } from './check-remote-module'
import { createHealingLoad, type HealingLoad } from './healing-load'
import type { RemoteLoader } from './remote-loader'
import { withRetryMark } from './with-retry-mark'

export type FaultReporter = (error: unknown, where: string, entry?: RegistryEntry) => void

/** Every remote of this page: what is loaded, what loads, what failed. */
export interface Remotes {
  page: (owner: Owner) => HealingLoad<ComponentType>
  slot: <Name extends SlotName>(name: Name) => HealingLoad<ComponentType<SlotProps[Name]>>
  /** Texts of everything loaded so far, in another language. Rejects when some cannot be had. */
  loadTexts: (language: LanguageCode) => Promise<void>
  /** The page's title in this language; before its remote is loaded, as the composer wrote it. */
  title: (owner: Owner, language: LanguageCode) => string
}

export const createRemotes = (options: {
  registry: readonly RegistryEntry[]
  loader: RemoteLoader
  /** Modules that are part of the shell itself, by name. */
  builtIn: Readonly<Record<string, RemoteModule>>
  getLanguage: () => LanguageCode
  hasTexts: (language: LanguageCode, namespace: string) => boolean
  addTexts: (language: LanguageCode, namespace: string, texts: TextTree) => void
  reportFault: FaultReporter
}): Remotes => {
  const loaded = new Map<string, RemoteModule>(Object.entries(options.builtIn))
  const loading = new Map<string, Promise<RemoteModule>>()
  const attempts = new Map<string, number>()
  const pages = new Map<string, HealingLoad<ComponentType>>()
  const slots = new Map<SlotName, HealingLoad<ComponentType<never>>>()
  let switchingTo: LanguageCode | undefined

  const fetchModule = async (entry: RegistryEntry): Promise<RemoteModule> => {
    const attempt = attempts.get(entry.name) ?? 0
    attempts.set(entry.name, attempt + 1)
    const candidate = await withRetryMark(attempt, () => options.loader.load(entry, attempt))
    const module = checkRemoteModule(candidate, entry)
    loaded.set(entry.name, module)
    return module
  }

  /** One attempt at a time for each remote, unless `isFresh` asks for another beside a slow one. */
  const moduleOf = (entry: RegistryEntry, isFresh: boolean): Promise<RemoteModule> => {
    const known = loaded.get(entry.name)
    if (known) return Promise.resolve(known)
    const running = loading.get(entry.name)
    if (running && !isFresh) return running
    const next = fetchModule(entry)
    loading.set(entry.name, next)
    const forget = () => loading.get(entry.name) === next && loading.delete(entry.name)
    next.then(forget, forget)
    return next
  }

  const textsOf = async (module: RemoteModule, language: LanguageCode): Promise<void> => {
    const { name } = module.manifest
    if (options.hasTexts(language, name)) return
    const { texts } = await module.texts[language]()
    options.addTexts(language, name, texts)
  }

  const loadWithTexts = async <Value>(
    entry: RegistryEntry,
    attempt: number,
    pick: (module: RemoteModule) => Promise<Value>,
  ): Promise<Value> => {
    const module = await moduleOf(entry, attempt > 0)
    return withRetryMark(attempt, async () => {
      const languages = new Set([options.getLanguage(), switchingTo ?? options.getLanguage()])
      const texts = [...languages].map((language) => textsOf(module, language))
      const [value] = await Promise.all([pick(module), ...texts])
      return value
    })
  }

  const page = (owner: Owner): HealingLoad<ComponentType> => {
    const { path } = owner.page
    const known = pages.get(path)
    if (known) return known
    const load = createHealingLoad({
      load: (attempt) =>
        loadWithTexts(owner.entry, attempt, async (module) => {
          const { Page } = (await module.pages[path]?.()) ?? {}
          return checkComponent(Page, `${owner.entry.name} ${path}`)
        }),
      onFailure: (error) => options.reportFault(error, `page ${path}`, owner.entry),
    })
    pages.set(path, load)
    return load
  }

  const slot = <Name extends SlotName>(name: Name): HealingLoad<ComponentType<SlotProps[Name]>> => {
    const known = slots.get(name)
    if (known) return known as HealingLoad<ComponentType<SlotProps[Name]>>
    const entry = findSlotFiller(options.registry, name)
    const load = createHealingLoad<ComponentType<SlotProps[Name]>>({
      load: async (attempt) => {
        if (!entry) throw new Error(`nobody fills ${name}`)
        return loadWithTexts(entry, attempt, async (module) => {
          const { Slot } = (await module.slots[name]?.()) ?? {}
          return checkComponent(Slot, `${entry.name} ${name}`)
        })
      },
      onFailure: (error) => options.reportFault(error, `slot ${name}`, entry),
    })
    slots.set(name, load as HealingLoad<ComponentType<never>>)
    return load
  }

  return {
    page,
    slot,
    loadTexts: async (language) => {
      // What arrives while the texts are on their way must speak the new language too.
      switchingTo = language
      await Promise.all([...loaded.values()].map((module) => textsOf(module, language)))
    },
    title: ({ entry, page: { path, title } }, language) =>
      loaded.get(entry.name)?.manifest.pages.find((one) => one.path === path)?.title[language] ?? title,
  }
}
