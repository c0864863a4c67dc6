import type { VisitEvent } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry'

/** Closed remotes whose pages or slots were opened, as events that were skipped. */
export const listClosed = (
  registry: Pick<RegistryStore, 'inUse'>,
  loads: ReadonlyMap<string, { remote: string | undefined }>,
): Omit<VisitEvent, 'no'>[] =>
  [...loads].flatMap(([place, { remote }]) => {
    const entry = remote === undefined ? undefined : registry.inUse(remote)
    if (!entry?.closed) return []
    const phase = place.startsWith('slot ') ? 'slot' : 'move'
    return [{ kind: 'skip', remote: entry.name, version: entry.version, phase, ms: 0, cause: 'closed' }]
  })
