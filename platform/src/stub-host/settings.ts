import type { LanguageCode, SlotName } from '@shuttle/contracts'

/** What the developer has chosen. */
export interface Settings {
  /** `service`: as somebody signed in at the service behind this host. */
  session: 'visitor' | 'member' | 'staff' | 'service'
  language: LanguageCode
  scheme: 'auto' | 'light' | 'dark'
  /** Local date and time at which the stub's clock was set, such as `2026-11-21T09:00`; empty is real time. */
  clock: string
}

/** What stands on the stage: an address of the remote, or one slot of it by itself. */
export type Play = { kind: 'page'; address: string } | { kind: 'slot'; name: SlotName; props: string }

export const FIRST_SETTINGS: Settings = { session: 'visitor', language: 'en', scheme: 'auto', clock: '' }
const KEY = 'stub-host'

/** Kept for the tab, so that a reload changes nothing. Both documents of the stub host read them. */
export const readSettings = (): Settings => {
  const stored = sessionStorage.getItem(KEY)
  return { ...FIRST_SETTINGS, ...(stored ? (JSON.parse(stored) as Partial<Settings>) : undefined) }
}

export const keepSettings = (settings: Settings): void => sessionStorage.setItem(KEY, JSON.stringify(settings))
