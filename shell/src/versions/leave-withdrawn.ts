import type { RegistryEntry, Withdrawals } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry-store'
import type { RegistryQuestions } from './ask-registry'
import type { KnownVersions } from './known-versions'
import type { WaitingVersions } from './waiting-versions'

/** Asks what was withdrawn or closed, and plans what takes its place. */
export const createWithdrawals = (parts: {
  registry: RegistryStore
  ask: RegistryQuestions
  known: KnownVersions
  waiting: WaitingVersions
}) => {
  const { registry, known, waiting } = parts

  const following = async (current: RegistryEntry, isClosed: boolean): Promise<RegistryEntry> => {
    if (isClosed) return current.closed ? current : { ...current, closed: true }
    // Without a version before, a withdrawn one still serves better than nothing.
    const next = known.isWithdrawn(current) ? ((await known.before(current)) ?? current) : current
    if (!next.closed) return next
    const { closed: _, ...open } = next
    return open
  }

  const leave = async (name: string, { withdrawn, closed }: Withdrawals): Promise<void> => {
    const current = registry.inUse(name)
    if (!current) return
    known.withdraw(name, withdrawn[name] ?? [])
    const next = await following(current, closed.includes(name))
    known.want(next)
    if (next === current) waiting.forget(name)
    else waiting.plan({ entry: next })
  }

  /** Rejects when it could not be asked, or not be followed everywhere. */
  return async (): Promise<void> => {
    const news = await parts.ask.withdrawn()
    await Promise.all(known.names().map((name) => leave(name, news)))
  }
}
