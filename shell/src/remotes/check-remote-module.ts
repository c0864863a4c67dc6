import type { RegistryEntry, RemoteModule } from '@shuttle/contracts'

const CONTRACT = 1
const LANGUAGES = ['zh-cn', 'zh-hk', 'en'] as const

const isFunction = (value: unknown): boolean => typeof value === 'function'

/** What is wrong with a module that wants to be a remote; undefined when nothing is. */
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

/** The registry promised a remote; this makes sure that one came, so that a missing part is a card and no white page. */
export const checkRemoteModule = (candidate: unknown, entry: RegistryEntry): RemoteModule => {
  const wrong = fault(candidate as Partial<RemoteModule> | null | undefined, entry)
  if (wrong) throw new Error(`${entry.name} ${entry.version} ${wrong}`)
  return candidate as RemoteModule
}

/** A page or slot must bring a component under its name. */
export const checkComponent = <Component>(candidate: Component | undefined, what: string): Component => {
  const isComponent = isFunction(candidate) || (typeof candidate === 'object' && candidate !== null)
  if (!isComponent) throw new Error(`${what} brought no component`)
  return candidate as Component
}
