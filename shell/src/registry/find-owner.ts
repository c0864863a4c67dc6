import type { RegistryEntry, RegistryPage } from '@shuttle/contracts'

/** Who draws an address. */
export interface Owner {
  entry: RegistryEntry
  page: RegistryPage
}

/** Owner of an exact path below the base; the shell's own pages stand in the registry like everybody's. */
export const findOwner = (registry: readonly RegistryEntry[], path: string): Owner | undefined => {
  for (const entry of registry) {
    const page = entry.pages.find((one) => one.path === path)
    if (page) return { entry, page }
  }
  return undefined
}

/** Path of a route name, such as `airlineHome`; names are how addresses refer to pages they do not own. */
export const findPath = (registry: readonly RegistryEntry[], routeName: string): string | undefined =>
  registry.flatMap((entry) => entry.pages).find((page) => page.name === routeName)?.path

export const findSlotFiller = (registry: readonly RegistryEntry[], slot: string): RegistryEntry | undefined =>
  registry.find((entry) => entry.slots.includes(slot))
