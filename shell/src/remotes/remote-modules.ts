import type { RegistryEntry, RemoteModule } from '@shuttle/contracts'
import { abortLoads } from './abort-loads'

/**
 * Loads remotes into the page of the composed site at run time. The single build
 * replaces `loader.ts` by another implementation.
 */
export interface RemoteLoader {
  /** `tryNumber` counts from 0; a later try fetches again. Rejects when the remote cannot be loaded. */
  load: (entry: RegistryEntry, tryNumber: number) => Promise<RemoteModule>
}

const CONTRACT = 1
const LANGUAGES = ['zh-cn', 'zh-hk', 'en'] as const

const isFunction = (value: unknown): boolean => typeof value === 'function'

/** Why a module is not a remote; undefined when it is one. */
const fault = (candidate: Partial<RemoteModule> | null | undefined, entry: RegistryEntry): string | undefined => {
  if (!candidate?.manifest || !candidate.pages || !candidate.slots || !candidate.texts) return 'is no remote module'
  const { manifest, pages, slots, texts } = candidate
  if (manifest.contract !== CONTRACT) return `speaks contract ${String(manifest.contract)}, not ${CONTRACT}`
  if (manifest.name !== entry.name) return `calls itself ${manifest.name}`
  const page = entry.pages.find(({ path }) => !isFunction(pages[path]))
  if (page) return `lacks the page ${page.path}`
  const slot = entry.slots.find((name) => !isFunction(slots[name as keyof typeof slots]))
  if (slot) return `lacks the slot ${slot}`
  const language = LANGUAGES.find((one) => !isFunction(texts[one]))
  return language && `lacks texts in ${language}`
}

/** Checks that the loaded module is a remote, so that a missing part shows a card instead of a blank page. */
export const checkRemoteModule = (candidate: unknown, entry: RegistryEntry): RemoteModule => {
  const wrong = fault(candidate as Partial<RemoteModule> | null | undefined, entry)
  if (wrong) throw new Error(`${entry.name} ${entry.version} ${wrong}`)
  return candidate as RemoteModule
}

/** A page or slot must have a component under its name. */
export const checkComponent = <Component>(candidate: Component | undefined, what: string): Component => {
  const isComponent = isFunction(candidate) || (typeof candidate === 'object' && candidate !== null)
  if (!isComponent) throw new Error(`${what} brought no component`)
  return candidate as Component
}

export interface RemoteModules {
  /** The module of this version, if it is loaded. */
  known: (entry: RegistryEntry) => RemoteModule | undefined
  /** One try at a time for each version, unless `isRetry` starts another in parallel to a slow one. */
  load: (entry: RegistryEntry, isRetry: boolean) => Promise<RemoteModule>
}

/** Every version of a remote is loaded once, for all its pages and slots. */
export const createRemoteModules = (options: {
  loader: RemoteLoader
  /** Modules that are part of the shell itself, by name. */
  builtIn: Readonly<Record<string, RemoteModule>>
}): RemoteModules => {
  const loaded = new Map<string, RemoteModule>()
  const loading = new Map<string, Promise<RemoteModule>>()
  const tryCounts = new Map<string, number>()

  const known = (entry: RegistryEntry) => options.builtIn[entry.name] ?? loaded.get(toKey(entry))
  const toKey = ({ name, version }: RegistryEntry) => `${name} ${version}`

  const fetchModule = async (entry: RegistryEntry): Promise<RemoteModule> => {
    const key = toKey(entry)
    const tryNumber = tryCounts.get(key) ?? 0
    tryCounts.set(key, tryNumber + 1)
    if (tryNumber > 0) abortLoads(entry.container)
    const candidate = await options.loader.load(entry, tryNumber)
    // A slow try may arrive after the parallel retry: a version runs once.
    const module = loaded.get(key) ?? checkRemoteModule(candidate, entry)
    loaded.set(key, module)
    return module
  }

  return {
    known,
    load: (entry, isRetry) => {
      const key = toKey(entry)
      const module = known(entry)
      if (module) return Promise.resolve(module)
      const running = loading.get(key)
      if (running && !isRetry) return running
      const next = fetchModule(entry)
      loading.set(key, next)
      const forget = () => loading.get(key) === next && loading.delete(key)
      next.then(forget, forget)
      return next
    },
  }
}
