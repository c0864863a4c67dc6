import type { RegistryEntry } from '@shuttle/contracts'

/**
 * The registry once this version is in use. The one it replaces goes behind all others: a path or slot that only it has
 * stays known, and keeps its card.
 */
export const putInUse = (entries: readonly RegistryEntry[], next: RegistryEntry): readonly RegistryEntry[] => {
  const before = entries.find(({ name }) => name === next.name)
  const isNext = ({ name, version }: RegistryEntry) => name === next.name && version === next.version
  const others = entries.filter((entry) => entry === before || !isNext(entry))
  const current = others.map((entry) => (entry === before ? next : entry))
  return before && !isNext(before) ? [...current, before] : current
}
