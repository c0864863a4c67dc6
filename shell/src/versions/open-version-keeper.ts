import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry-store'
import type { Screens } from '../screens/screens'
import { askRegistry } from './ask-registry'
import { isPinned } from './is-pinned'
import { createVersionKeeper, type VersionKeeper, type VersionKeeperParts } from './version-keeper'

/** The keeper of this page. A chunk of its own: what never fails never fetches it. */
export const openVersionKeeper = (
  parts: VersionKeeperParts,
  page: {
    registry: RegistryStore
    screens: Screens
    shell: string
    /** BCP 47 tag, for titles. */
    getLanguageTag: () => string
    report: (error: unknown, where: string, entry: RegistryEntry, instead: string) => void
  },
): VersionKeeper =>
  createVersionKeeper({
    ...parts,
    ...page,
    isPinned,
    ask: askRegistry({
      ...page,
      fetch: (...request) => fetch(...request),
    }),
  })
