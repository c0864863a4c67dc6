import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry-store'
import type { Place } from '../remotes/place'
import type { RemoteTexts, TextTrees } from '../remotes/remote-texts'
import { putInUse } from './put-in-use'

/** Puts a version in use: with these texts, or with none until something of it is loaded. */
export type UseVersion = (entry: RegistryEntry, trees?: TextTrees, kept?: Place) => void

/** What was loaded of the version in use is forgotten, apart from `kept`, which has just been loaded of the next. */
export const createUseVersion =
  (parts: {
    registry: RegistryStore
    texts: RemoteTexts
    /** Place -> its load. */
    loads: Map<string, { remote: string | undefined }>
  }): UseVersion =>
  (entry, trees, kept) => {
    const { registry, texts, loads } = parts
    for (const [place, { remote }] of loads) if (remote === entry.name && place !== kept?.name) loads.delete(place)
    texts.forget(entry.name)
    if (trees) texts.add(entry.name, trees)
    registry.set(putInUse(registry.get(), entry))
  }
