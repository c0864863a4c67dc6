import type { RegistryEntry, RemoteManifest, RemoteModule, SlotName, SlotProps } from '@shuttle/contracts'
import type { ComponentType } from 'react'
import { checkComponent } from './remote-modules'
import type { TextTrees } from './remote-texts'

/** Wraps a filler: one that does not provide the opened version is replaced by a notice and reported. */
export type DeclareSlot = <Props extends object>(
  component: ComponentType<Props>,
  manifest: RemoteManifest,
  slot: string,
  opened: string | undefined,
) => ComponentType<Props>

/** Something a remote renders: one of its pages, or the content of a slot. */
export interface MountPoint<Value = unknown> {
  /** Such as `page /login`. */
  name: string
  /** Whether this version has the mount point at all. */
  isIn: (entry: RegistryEntry) => boolean
  /** `openFailover` fetches the code that is needed for a declared slot only. */
  pick: (module: RemoteModule, openFailover: () => Promise<{ declare: DeclareSlot }>) => Promise<Value>
}

export const pageMountPoint = (path: string): MountPoint<ComponentType> => ({
  name: `page ${path}`,
  isIn: (entry) => entry.pages.some((page) => page.path === path),
  pick: async (module) => {
    const { Page } = (await module.pages[path]?.()) ?? {}
    return checkComponent(Page, `${module.manifest.name} ${path}`)
  },
})

/** `version`: what the place requires of the filler. */
export const slotMountPoint = <Name extends SlotName>(
  slot: Name,
  version?: string,
): MountPoint<ComponentType<SlotProps[Name]>> => ({
  name: `slot ${slot}`,
  isIn: (entry) => entry.slots.includes(slot),
  pick: async (module, openFailover) => {
    const { manifest, slots } = module
    const { Slot } = (await slots[slot]?.()) ?? {}
    const component = checkComponent(Slot, `${manifest.name} ${slot}`)
    return version || manifest.declares ? (await openFailover()).declare(component, manifest, slot, version) : component
  },
})

/** What a version provides for a mount point, before rendering. */
export interface LoadedMountPoint<Value> {
  value: Value
  trees: TextTrees
}

/** Fetches what a version provides for a mount point, without rendering. `isRetry` fetches again what failed. */
export type LoadMountPoint = <Value>(
  entry: RegistryEntry,
  mountPoint: MountPoint<Value>,
  isRetry: boolean,
) => Promise<LoadedMountPoint<Value>>
