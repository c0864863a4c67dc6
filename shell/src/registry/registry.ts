import {
  type LanguageCode,
  type RegistryEntry,
  type RegistryPage,
  type RemoteManifest,
  registryPages,
} from '@shuttle/contracts'
import { createStore } from 'zustand/vanilla'

/** The remote and page that an address belongs to. */
export interface Owner {
  entry: RegistryEntry
  page: RegistryPage
}

/** Finds the owner of an exact path below the base; the registry lists the shell's own pages too. */
export const findOwner = (registry: readonly RegistryEntry[], path: string): Owner | undefined => {
  for (const entry of registry) {
    const page = entry.pages.find((one) => one.path === path)
    if (page) return { entry, page }
  }
  return undefined
}

/** Path of a route name, such as `airlineHome`; addresses refer to pages of other remotes by name. */
export const findPath = (registry: readonly RegistryEntry[], routeName: string): string | undefined =>
  registry.flatMap((entry) => entry.pages).find((page) => page.name === routeName)?.path

export const findSlotFiller = (registry: readonly RegistryEntry[], slot: string): RegistryEntry | undefined =>
  registry.find((entry) => entry.slots.includes(slot))

/**
 * The version of each remote that this document runs. The composer chose it; a
 * version that fails or is withdrawn is replaced.
 */
export interface RegistryStore {
  /**
   * The first entry of each name is active; the entries after it were replaced and stay known: see `withActiveVersion`.
   */
  get: () => readonly RegistryEntry[]
  set: (entries: readonly RegistryEntry[]) => void
  subscribe: (listener: () => void) => () => void
  /** The active version of a remote. */
  inUse: (name: string) => RegistryEntry | undefined
}

export const createRegistryStore = (composed: readonly RegistryEntry[]): RegistryStore => {
  const store = createStore(() => composed)
  return {
    get: store.getState,
    set: (entries) => store.setState(entries, true),
    subscribe: store.subscribe,
    inUse: (name) => store.getState().find((one) => one.name === name),
  }
}

/** Registry entry of pages that are built in; the composer writes the same. */
export const ownEntry = (manifest: RemoteManifest, language: LanguageCode): RegistryEntry => ({
  name: manifest.name,
  version: '',
  container: '',
  entry: '',
  integrity: '',
  pages: registryPages(manifest, language),
  slots: manifest.slots,
})
