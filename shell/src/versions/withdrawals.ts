import type { RegistryEntry, Withdrawals } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry'
import type { PendingVersions } from './pending-versions'
import type { RegistryClient } from './registry-client'
import type { VersionCandidates } from './version-candidates'

/** Queries withdrawn and closed versions, and plans the versions that take over. */
export const createWithdrawalCheck = (parts: {
  registry: RegistryStore
  registryClient: RegistryClient
  candidates: VersionCandidates
  pending: PendingVersions
}) => {
  const { registry, candidates, pending } = parts

  const findNext = async (current: RegistryEntry, isClosed: boolean): Promise<RegistryEntry> => {
    if (isClosed) return current.closed ? current : { ...current, closed: true }
    if (!current.closed && !candidates.isWithdrawn(current)) return current
    const next = await candidates.next(current)
    if (next && (current.closed || next.version !== current.version)) return next
    // Without a successor, a withdrawn version still serves better than none. A
    // version closed from the start has no files.
    if (!current.closed || current.entry === '') return current
    const { closed: _, ...open } = current
    return open
  }

  const leave = async (name: string, { withdrawn, closed }: Withdrawals): Promise<void> => {
    const current = registry.inUse(name)
    if (!current) return
    candidates.withdraw(name, withdrawn[name] ?? [])
    const next = await findNext(current, closed.includes(name))
    if (next === current) return pending.stay(name)
    candidates.prefer(next)
    // The kill switch replaces what is on the screen too, and restores it.
    pending.plan({ entry: next, isAtOnce: next.closed || current.closed })
  }
  /** The last answer that was applied. */
  let applied = ''

  /** Rejects when the service did not answer, or a version before could not be found. */
  return async (): Promise<void> => {
    const withdrawals = await parts.registryClient.withdrawn()
    const text = JSON.stringify(withdrawals)
    if (text === applied) return
    await Promise.all(candidates.names().map((name) => leave(name, withdrawals)))
    const isStuck = candidates
      .names()
      .some((name) => registry.inUse(name)?.closed && !withdrawals.closed.includes(name))
    if (!isStuck) applied = text
  }
}
