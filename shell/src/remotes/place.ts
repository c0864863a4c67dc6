import type { RegistryEntry, RemoteModule, SlotName, SlotProps } from '@shuttle/contracts'
import type { ComponentType } from 'react'
import { checkComponent } from './check-remote-module'

/** Something a remote draws: one of its pages, or what it puts into a slot. */
export interface Place<Value = unknown> {
  /** Such as `page /login`. */
  name: string
  /** Whether this version has it at all. */
  isIn: (entry: RegistryEntry) => boolean
  pick: (module: RemoteModule) => Promise<Value>
}

export const pagePlace = (path: string): Place<ComponentType> => ({
  name: `page ${path}`,
  isIn: (entry) => entry.pages.some((page) => page.path === path),
  pick: async (module) => {
    const { Page } = (await module.pages[path]?.()) ?? {}
    return checkComponent(Page, `${module.manifest.name} ${path}`)
  },
})

export const slotPlace = <Name extends SlotName>(slot: Name): Place<ComponentType<SlotProps[Name]>> => ({
  name: `slot ${slot}`,
  isIn: (entry) => entry.slots.includes(slot),
  pick: async (module) => {
    const { Slot } = (await module.slots[slot]?.()) ?? {}
    return checkComponent(Slot, `${module.manifest.name} ${slot}`)
  },
})
