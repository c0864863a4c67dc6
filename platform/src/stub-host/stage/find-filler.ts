import type { BootData, RemoteModule, SlotName } from '@shuttle/contracts'
import type { ComponentType } from 'react'
import { loadContainer } from './load-container'
import { shareScope } from './share-libraries'
import type { Stage } from './stage'

const published = new Map<string, Promise<RemoteModule>>()

/** The remote of the site behind this host that fills the slot, loaded once. */
const fromSite = async (stage: Stage, name: SlotName): Promise<RemoteModule | undefined> => {
  const answer = await fetch('/webhtml/registry.json')
  if (!answer.ok) throw new Error(`the registry of ${stage.facts.site} answered ${answer.status}`)
  const registry = (await answer.json()) as BootData['registry']
  const entry = registry.remotes.find(({ slots, entry, closed }) => slots.includes(name) && entry !== '' && !closed)
  if (!entry) return undefined
  const known = published.get(entry.container) ?? loadContainer(entry, shareScope)
  published.set(entry.container, known)
  await stage.addModule(await known)
  return known
}

/** Who fills a slot here: the remote itself, else a published one of the site. Undefined: nobody, so draw its place. */
export const findFiller = async (
  stage: Stage,
  name: SlotName,
): Promise<ComponentType<Record<string, unknown>> | undefined> => {
  const { module, facts } = stage
  const own = module.slots[name] ? module : undefined
  const filler = own ?? (facts.site ? await fromSite(stage, name) : undefined)
  const slot = await filler?.slots[name]?.()
  return slot?.Slot as ComponentType<Record<string, unknown>> | undefined
}
