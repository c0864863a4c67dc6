import type { RegistryEntry, RemoteModule, SlotName, SlotProps } from '@shuttle/contracts'
import type { ComponentType } from 'react'
import { checkComponent } from './remote-modules'
import type { TextTrees } from './remote-texts'

/** Something a remote renders: one of its pages, or the content of a slot. */
export interface MountPoint<Value = unknown> {
  /** Such as `page /login`. */
  name: string
  /** Whether this version has the mount point at all. */
  isIn: (entry: RegistryEntry) => boolean
  pick: (module: RemoteModule) => Promise<Value>
}

export const pageMountPoint = (path: string): MountPoint<ComponentType> => ({
  name: `page ${path}`,
  isIn: (entry) => entry.pages.some((page) => page.path === path),
  pick: async (module) => {
    const { Page } = (await module.pages[path]?.()) ?? {}
    return checkComponent(Page, `${module.manifest.name} ${path}`)
  },
})

export const slotMountPoint = <Name extends SlotName>(slot: Name): MountPoint<ComponentType<SlotProps[Name]>> => ({
  name: `slot ${slot}`,
  isIn: (entry) => entry.slots.includes(slot),
  pick: async (module) => {
    const { Slot } = (await module.slots[slot]?.()) ?? {}
    return checkComponent(Slot, `${module.manifest.name} ${slot}`)
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
