import { findRollbackTargets, keyPrint, type Move, type ReleasedApp, type ReleaseRegistry } from '@shuttle/releases'
import type { Kysely, Transaction } from 'kysely'
import type { BrokenPart } from '../composition/contracts/broken-part'
import { readAllKeys } from './admit-key'
import { findUnknownKeys } from './find-unknown-keys'
import { applyMove, findBroken, RegistryChanged } from './move-app'
import { readRegistry } from './read-registry'
import { type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

/** What staff may do to a release without a publisher's key; `version` is of a rollback. */
export interface StaffMove {
  app: string
  act: 'stop-trial' | 'disable' | 'rollback'
  version: string
  /** Revision of the app that the screen showed. */
  seen: number
  reason: string
}

/** Prints of keys by which builds are no longer considered signed. */
export const findEndedKeys = async (
  registry: ReleaseRegistry,
  keys: Pick<ReleaseContext, 'db' | 'publisherKeys'>,
): Promise<Set<string>> => {
  const revoked = (registry.revokedKeys ?? []).map(({ key }) => keyPrint(key))
  const unknown = findUnknownKeys(registry, await readAllKeys(keys)).map(keyPrint)
  return new Set([...revoked, ...unknown])
}

const toMove = ({ app, act, version, seen, reason }: StaffMove): Move => ({
  ...{ app, seen, note: reason },
  ...(act === 'disable' ? { action: 'disable' } : { action: 'rollback', ...(act === 'rollback' && { version }) }),
})

const assertPossible = (found: ReleasedApp, { act, version }: StaffMove, endedKeys: ReadonlySet<string>): void => {
  if (act === 'stop-trial' && !found.canary)
    throw new ReleaseFault('NOTHING_TO_DO', `Nothing of ${found.name} is on trial.`)
  if (act === 'disable' && found.kind === 'shell')
    throw new ReleaseFault('BAD_REQUEST', 'The shell cannot be closed: roll it back.')
  if (act !== 'rollback') return
  const target = findRollbackTargets(found).find((build) => build.version === version)
  if (!target) throw new ReleaseFault('UNKNOWN_VERSION', `${found.name} ${version} is withdrawn, or not stored.`)
  if (endedKeys.has(keyPrint(target.publisher)))
    throw new ReleaseFault(
      'UNSIGNED',
      `${found.name} ${version} is signed by ${target.publisher}, a key that has ended.`,
    )
}

/**
 * The app that staff want to move. Throws {@link ReleaseFault} where it moved since the screen showed it, or where the
 * act is not possible; changes nothing.
 */
export const findMovable = async (
  db: Kysely<ReleaseTables>,
  { publisherKeys }: Pick<ReleaseContext, 'publisherKeys'>,
  move: StaffMove,
): Promise<ReleasedApp> => {
  const registry = await readRegistry(db)
  const found = registry.apps.find(({ name }) => name === move.app)
  if (!found) throw new ReleaseFault('UNKNOWN_APP', `Nothing of ${move.app} was ever published here.`)
  if (found.revision !== move.seen) throw new ReleaseFault('MOVED', `${move.app} was moved meanwhile.`)
  assertPossible(found, move, await findEndedKeys(registry, { db, publisherKeys }))
  return found
}

/** What the act would break and be refused for. Throws as {@link findMovable}. */
export const findBrokenByStaff = async (
  db: Kysely<ReleaseTables>,
  { publisherKeys, servedWire, servedCalls }: Pick<ReleaseContext, 'publisherKeys' | 'servedWire' | 'servedCalls'>,
  move: StaffMove,
): Promise<BrokenPart[]> => {
  await findMovable(db, { publisherKeys }, move)
  return findBroken(db, toMove(move), { servedWire, servedCalls })
}

/**
 * Stops a trial, disables a remote, or rolls back to a stored, signed version that was not withdrawn, in the transaction of
 * the caller. Throws as {@link findMovable}, and `MOVED` where another app was moved at the same moment.
 */
export const moveByStaff = async (
  trx: Transaction<ReleaseTables>,
  context: Pick<ReleaseContext, 'publisherKeys' | 'clock' | 'servedWire' | 'servedCalls'>,
  move: StaffMove,
  by: string,
): Promise<void> => {
  await findMovable(trx, context, move)
  const { clock, servedWire, servedCalls } = context
  const about = { by, now: clock.now(), servedWire, servedCalls }
  await applyMove(trx, toMove(move), about).catch((error: unknown) => {
    if (error instanceof RegistryChanged) throw new ReleaseFault('MOVED', 'Another app was moved at the same moment.')
    throw error
  })
}
