import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry'
import type { MountPoint } from '../remotes/mount-point'
import type { RemoteTexts, TextTrees } from '../remotes/remote-texts'

/**
 * The registry after this version becomes active. The replaced one goes behind all others: a path or slot that only it
 * has stays routable, and shows its card.
 */
export const withActiveVersion = (entries: readonly RegistryEntry[], next: RegistryEntry): readonly RegistryEntry[] => {
  const before = entries.find(({ name }) => name === next.name)
  const isNext = ({ name, version }: RegistryEntry) => name === next.name && version === next.version
  const others = entries.filter((entry) => entry === before || !isNext(entry))
  const current = others.map((entry) => (entry === before ? next : entry))
  return before && !isNext(before) ? [...current, before] : current
}

/** Activates a version with these texts, or without any until something of it is loaded. */
export type ActivateVersion = (entry: RegistryEntry, trees?: TextTrees, loadedMountPoint?: MountPoint) => void

/** Discards the loaded parts of the active version, except `loadedMountPoint`, which belongs to the next one. */
export const createActivateVersion =
  (parts: {
    registry: RegistryStore
    texts: RemoteTexts
    /** Name of the mount point to its loader. */
    loads: Map<string, { remote: string | undefined }>
  }): ActivateVersion =>
  (entry, trees, loadedMountPoint) => {
    const { registry, texts, loads } = parts
    for (const [name, { remote }] of loads)
      if (remote === entry.name && name !== loadedMountPoint?.name) loads.delete(name)
    texts.forget(entry.name)
    if (trees) texts.add(entry.name, trees)
    registry.set(withActiveVersion(registry.get(), entry))
  }
