import type { RegistryEntry } from '@shuttle/contracts'
import { createStore } from 'zustand/vanilla'

/** Which version of each remote this document runs. The composer chose it; a version that fails or is withdrawn is replaced. */
export interface RegistryStore {
  /** The first of each name is in use; the ones behind it were replaced, and are still known: see `putInUse`. */
  get: () => readonly RegistryEntry[]
  set: (entries: readonly RegistryEntry[]) => void
  subscribe: (listener: () => void) => () => void
  /** The version of a remote that is in use. */
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
