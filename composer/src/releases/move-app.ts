import { setTimeout as sleep } from 'node:timers/promises'
import { keyPrint, type Move, type ReleasedApp, type ReleaseRegistry } from '@shuttle/releases'
import type { Kysely, Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { findRegistryConflicts, type ServedWire } from '../composition/compatibility'
import { type BrokenPart, describePart } from '../composition/contracts/broken-part'
import type { ContractConflict } from '../composition/contracts/contract-conflict'
import { OPERATOR } from '../composition/publisher-keys'
import { assertOriginsAdmitted } from './admitted-origins'
import { assertNoConflicts, findMoveConflicts } from './assert-contracts'
import { readAnnouncedApps } from './find-build'
import { type NextState, nextState } from './next-state'
import type { Publisher } from './publisher'
import { readApp, readRegistry, toText } from './read-registry'
import { notifyChange, type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'
import { assertRule, isCosigned } from './release-rules'

/** Another app was moved between reading and writing: the caller retries. */
export class RegistryChanged extends Error {
  override readonly name = 'RegistryChanged'
}

const assertOneRow = ({ numUpdatedRows }: { numUpdatedRows: bigint }): void => {
  if (numUpdatedRows !== 1n) throw new RegistryChanged()
}

/** A version that a share of visitors had is never limited to staff again. */
const markTried = async (
  trx: Transaction<ReleaseTables>,
  { name, builds }: ReleasedApp,
  canary: NextState['canary'],
): Promise<void> => {
  if (!canary) return
  const before = builds.find((build) => build.version === canary.version)?.tried
  const tried = canary.stage === 'staff' ? (before ?? 'staff') : 'visitors'
  if (tried === before) return
  await trx
    .updateTable('release_builds')
    .set({ tried })
    .where('app', '=', name)
    .where('version', '=', canary.version)
    .execute()
}

const markBuilds = async (
  trx: Transaction<ReleaseTables>,
  app: ReleasedApp,
  next: NextState,
  now: number,
): Promise<void> => {
  const change = async (versions: readonly string[], to: { withdrawn: boolean } | { went_live_at: number }) => {
    if (versions.length === 0) return
    await trx
      .updateTable('release_builds')
      .set(to)
      .where('app', '=', app.name)
      .where('version', 'in', versions)
      .execute()
  }
  await change(next.withdrawn, { withdrawn: true })
  await change(next.restored, { withdrawn: false })
  await markTried(trx, app, next.canary)
  // Clocks of servers differ a little; the order in which versions went live must not depend on them.
  const latest = Math.max(0, ...app.builds.map(({ wentLiveAt }) => wentLiveAt ?? 0))
  await change(next.wentLive === undefined ? [] : [next.wentLive], { went_live_at: Math.max(now, latest + 1) })
}

/** Writes a move if neither the app nor the registry has changed since it was read. Throws {@link RegistryChanged}. */
export const writeMove = async (
  trx: Transaction<ReleaseTables>,
  { registry, app, next }: { registry: ReleaseRegistry; app: ReleasedApp; next: NextState },
  { move, by, now }: { move: Move; by: string; now: number },
): Promise<void> => {
  assertOneRow(
    await trx
      .updateTable('release_registry')
      .set({ revision: registry.revision + 1, withdrawals: registry.withdrawals + (next.isWithdrawal ? 1 : 0) })
      .where('revision', '=', registry.revision)
      .executeTakeFirst(),
  )
  const state = {
    revision: app.revision + 1,
    live: next.live,
    canary_version: next.canary?.version ?? null,
    canary_stage: next.canary?.stage ?? null,
  }
  assertOneRow(
    await trx
      .updateTable('release_apps')
      .set({ ...state, enabled: next.enabled })
      .where('name', '=', app.name)
      .where('revision', '=', move.seen)
      .executeTakeFirst(),
  )
  await markBuilds(trx, app, next, now)
  const marked = { withdrawn: toText(next.withdrawn), restored: toText(next.restored) }
  const source = { note: move.note ?? '', person: move.person ?? '', source_commit: move.commit ?? '' }
  const smoke = move.action === 'publish' ? (move.smoke ?? null) : null
  if (move.action === 'publish' && move.version !== undefined)
    await trx
      .updateTable('release_builds')
      .set({ smoke })
      .where('app', '=', app.name)
      .where('version', '=', move.version)
      .execute()
  const { drawn = null, guarded = null } = (smoke === 'passed' && move.smokedPages) || {}
  const smoked = { smoke, smoke_drawn: drawn, smoke_guarded: guarded }
  const entry = { id: uuidv7(), app: app.name, action: move.action, ...source, ...smoked, ...marked }
  await trx
    .insertInto('release_history')
    .values({ ...entry, ...state, moved_by: by, moved_at: now })
    .execute()
}

const MAX_TRIES = 100
const PAUSE_MS = 25

/** Who moves an app: the owner of a key, or the platform itself. */
type Mover = Pick<Publisher, 'owner' | 'label'>

const assertPublisher = (publisher: Mover, { app, action }: Move): void => {
  if (publisher.owner !== app && publisher.owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot move ${app}.`)
  if (publisher.owner === OPERATOR && action === 'publish')
    throw new ReleaseFault('FOREIGN_KEY', 'An operator moves what is published, and publishes nothing.')
}

/** Only conflicts that this move would add: an existing one must not block the move that repairs it. */
const findNewConflicts = async (
  { db, servedWire }: { db: Kysely<ReleaseTables>; servedWire: ServedWire },
  registry: ReleaseRegistry,
  name: string,
  next: NextState,
): Promise<BrokenPart[]> => {
  const { live, canary, enabled } = next
  const after = {
    ...registry,
    apps: registry.apps.map((app) => (app.name === name ? { ...app, live, canary, enabled } : app)),
  }
  const [known = [], faults = []] = (await readAnnouncedApps(db, [registry, after])).map((apps) =>
    findRegistryConflicts(apps, servedWire),
  )
  const before = new Set(known.map(describePart))
  return faults.filter((fault) => !before.has(describePart(fault)))
}

const describeLastMove = async (db: Kysely<ReleaseTables>, { name, live, canary }: ReleasedApp): Promise<string> => {
  const last = await db
    .selectFrom('release_history')
    .select(['action', 'moved_by'])
    .where('app', '=', name)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  const move = last ? `${last.action} by ${last.moved_by}` : 'it was never moved'
  const trial = canary ? `, ${canary.version} on trial at ${canary.stage}` : ''
  return `${name} is not as you saw it (${move}): live is ${live ?? 'nothing'}${trial}. Look at it, then decide again.`
}

/** No move restores a build whose key was revoked with its builds before another key signs it. */
const assertSignerHolds = (registry: ReleaseRegistry, app: ReleasedApp, next: NextState): void => {
  const down = (registry.revokedKeys ?? []).filter((one) => one.withdrawsBuilds).map(({ key }) => keyPrint(key))
  const given = [next.live !== app.live && next.live, next.canary?.version, ...next.restored]
  const refused = app.builds.find(
    ({ version, publisher }) => given.includes(version) && down.includes(keyPrint(publisher)),
  )
  if (refused)
    throw new ReleaseFault(
      'UNSIGNED',
      `${app.name} ${refused.version} is signed by ${refused.publisher}, which was revoked with its builds.`,
    )
}

/** What browsers newly get by this move, including a smaller share and those of staff; null when that is nothing. */
const findGiven = (app: ReleasedApp, next: NextState): NextState['canary'] => {
  if (next.wentLive !== undefined) return { version: next.wentLive, stage: '100' }
  return next.canary === app.canary ? null : next.canary
}

interface MovePlan {
  registry: ReleaseRegistry
  app: ReleasedApp
  next: NextState
  /** What browsers newly get. */
  given: NextState['canary']
}

/** What a move makes of its app. Throws {@link ReleaseFault} where that is not possible. */
const planMove = async (db: Kysely<ReleaseTables>, move: Move): Promise<MovePlan> => {
  const registry = await readRegistry(db)
  const app = registry.apps.find(({ name }) => name === move.app)
  if (!app) throw new ReleaseFault('UNKNOWN_APP', `Nothing of ${move.app} was ever published here.`)
  if (app.revision !== move.seen) throw new ReleaseFault('MOVED', await describeLastMove(db, app))
  const next = nextState(app, move)
  assertSignerHolds(registry, app, next)
  return { registry, app, next, given: findGiven(app, next) }
}

type Served = Pick<ReleaseContext, 'servedWire' | 'servedCalls'>

/** What of that which browsers get would not work together, or with the service. */
const findPlanConflicts = async (
  db: Kysely<ReleaseTables>,
  { registry, app, next, given }: MovePlan,
  { action, servedWire, servedCalls }: Served & { action: Move['action'] },
): Promise<ContractConflict[]> => {
  const misfits = await findNewConflicts({ db, servedWire }, registry, app.name, next)
  const build = app.builds.find(({ version }) => version === given?.version)
  const approved = build !== undefined && (await isCosigned(db, app.name, build))
  const change = { registry, app, next, action, isCosigned: approved, misfits }
  return findMoveConflicts({ db, served: servedCalls }, change)
}

/** Throws {@link ReleaseFault} where what browsers get would not work together, or with the service. */
const assertFits = async (
  db: Kysely<ReleaseTables>,
  plan: MovePlan,
  about: Served & { action: Move['action'] },
): Promise<void> => {
  if (plan.given) await assertOriginsAdmitted(db, { app: plan.app.name, version: plan.given.version })
  assertNoConflicts(await findPlanConflicts(db, plan, about))
}

/** What the move of an app would break; changes nothing. Throws {@link ReleaseFault} as the move. */
export const findBroken = async (db: Kysely<ReleaseTables>, move: Move, served: Served): Promise<BrokenPart[]> => {
  const about = { ...served, action: move.action }
  return (await findPlanConflicts(db, await planMove(db, move), about)).map(({ part }) => part)
}

/** The refusals of a publish that a browser would find later, or as another fault; changes nothing. */
export const assertPublishable = async (
  { db, ...served }: Served & Pick<ReleaseContext, 'db'>,
  { app, version }: { app: string; version: string },
): Promise<void> => {
  const { revision } = await readApp(db, app)
  const plan = await planMove(db, { app, version, action: 'publish', seen: revision })
  await assertFits(db, plan, { ...served, action: 'publish' })
}

/** Moves an app in the transaction of the caller. Throws {@link ReleaseFault} and {@link RegistryChanged}. */
export const applyMove = async (
  trx: Transaction<ReleaseTables>,
  move: Move,
  { by, now, ...served }: Served & { by: string; now: number },
): Promise<ReleasedApp> => {
  const plan = await planMove(trx, move)
  if (plan.given) await assertRule(trx, plan.app, plan.given, now)
  await assertFits(trx, plan, { ...served, action: move.action })
  await writeMove(trx, plan, { move, by, now })
  return readApp(trx, move.app)
}

/** Retries while another app is moved between reading and writing. */
export const retryWhenChanged = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RegistryChanged)) throw error
      if (tries >= MAX_TRIES)
        throw new ReleaseFault('MOVED', 'Too many are publishing at this moment; nothing was changed. Try again.')
      await sleep(Math.random() * PAUSE_MS)
    }
  }
}

/**
 * Moves an app by compare-and-swap: of two publishers with the same revision one wins, the other gets `MOVED`. After a
 * move of another app in between, everything is read and checked again. Throws {@link ReleaseFault}.
 */
export const moveApp = async (context: ReleaseContext, move: Move, publisher: Mover): Promise<ReleasedApp> => {
  const { transaction, clock, log, servedWire, servedCalls } = context
  assertPublisher(publisher, move)
  const by = publisher.label
  const moved = await retryWhenChanged(() =>
    transaction((trx) => applyMove(trx, move, { by, now: clock.now(), servedWire, servedCalls })),
  )
  log.info({ move, by }, 'release: moved')
  await notifyChange(context)
  return moved
}
