import type { RegistryEntry, Withdrawals } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry'
import type { PendingVersions } from './pending-versions'
import type { RegistryClient } from './registry-client'
import type { VersionCandidates } from './version-candidates'

/** Asks the service for withdrawn and closed versions, and plans the versions that take over. */
export const createWithdrawalCheck = (parts: {
  registry: RegistryStore
  ask: RegistryClient
  candidates: VersionCandidates
  pending: PendingVersions
}) => {
  const { registry, candidates, pending } = parts

  const findNext = async (current: RegistryEntry, isClosed: boolean): Promise<RegistryEntry> => {
    if (isClosed) return current.closed ? current : { ...current, closed: true }
    // Without a version before, a withdrawn one still serves better than none.
    const next = candidates.isWithdrawn(current) ? ((await candidates.before(current)) ?? current) : current
    if (!next.closed) return next
    const { closed: _, ...open } = next
    return open
  }

  const leave = async (name: string, { withdrawn, closed }: Withdrawals): Promise<void> => {
    const current = registry.inUse(name)
    if (!current) return
    candidates.withdraw(name, withdrawn[name] ?? [])
    const next = await findNext(current, closed.includes(name))
    candidates.prefer(next)
    if (next === current) pending.forget(name)
    else pending.plan({ entry: next })
  }

  /** Rejects when the service did not answer, or a version before could not be found. */
  return async (): Promise<void> => {
    const withdrawals = await parts.ask.withdrawn()
    await Promise.all(candidates.names().map((name) => leave(name, withdrawals)))
  }
}
