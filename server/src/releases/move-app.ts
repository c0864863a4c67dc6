import type { BuildRecord } from '@shuttle/contracts'
import type { Move, ReleaseBook, ReleasedApp } from '@shuttle/releases'
import type { Kysely, Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { transaction } from '../database/transaction'
import type { Database } from '../database/types'
import type { Publisher } from './authenticate-request'
import { bookFaults, type Offered } from './book-faults'
import { type NextState, nextState } from './next-state'
import { OPERATOR } from './publisher-keys'
import { readApp, readBook } from './read-book'
import type { ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'

/** Somebody moved another app between reading and writing: look again. */
class BookChanged extends Error {}

const LOOKS = 20

const versionsOf = ({ live, canary }: Pick<ReleasedApp, 'live' | 'canary'>): string[] =>
  [live, canary?.version].filter((version) => version !== null && version !== undefined)

/** Records are immutable: read as few as the move can touch. */
const recordOf = async (db: Kysely<Database>, app: string, version: string): Promise<BuildRecord> => {
  const { record } = await db
    .selectFrom('release_builds')
    .select('record')
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return JSON.parse(record) as BuildRecord
}

const refuseWhatCannotWork = async (
  db: Kysely<Database>,
  book: ReleaseBook,
  name: string,
  next: NextState,
): Promise<void> => {
  const apps: Offered[] = []
  for (const app of book.apps) {
    const after = app.name === name ? { ...app, ...next } : app
    const records: BuildRecord[] = []
    for (const version of versionsOf(after)) records.push(await recordOf(db, app.name, version))
    apps.push({ kind: app.kind, name: app.name, enabled: after.enabled, records })
  }
  const faults = bookFaults(apps)
  if (faults.length > 0) throw new ReleaseFault('INCOMPATIBLE', `${faults.join('; ')}.`)
}

const lastMove = async (db: Kysely<Database>, { name, live, canary }: ReleasedApp): Promise<string> => {
  const last = await db
    .selectFrom('release_history')
    .select(['action', 'moved_by'])
    .where('app', '=', name)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  const trial = canary ? `, ${canary.version} on trial at ${canary.stage}` : ''
  return `${name} was moved meanwhile (${last?.action ?? 'no move'} by ${last?.moved_by ?? 'nobody'}): live is ${live ?? 'nothing'}${trial}. Look at it, then decide again.`
}

/** Writes the move, if neither the app nor the book is another one than was read. */
const write = async (
  trx: Transaction<Database>,
  book: ReleaseBook,
  app: ReleasedApp,
  next: NextState,
  entry: { move: Move; by: string; now: number },
): Promise<boolean> => {
  const { move, by, now } = entry
  const turned = await trx
    .updateTable('release_book')
    .set({ revision: book.revision + 1, withdrawals: book.withdrawals + (next.isWithdrawal ? 1 : 0) })
    .where('id', '=', 1)
    .where('revision', '=', book.revision)
    .executeTakeFirst()
  if (turned.numUpdatedRows !== 1n) throw new BookChanged()
  const state = {
    revision: app.revision + 1,
    live: next.live,
    canary_version: next.canary?.version ?? null,
    canary_stage: next.canary?.stage ?? null,
  }
  const moved = await trx
    .updateTable('release_apps')
    .set({ ...state, enabled: next.enabled })
    .where('name', '=', app.name)
    .where('revision', '=', move.seen)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new BookChanged()
  const builds = (versions: readonly string[], withdrawn: boolean) =>
    versions.length === 0
      ? undefined
      : trx
          .updateTable('release_builds')
          .set({ withdrawn })
          .where('app', '=', app.name)
          .where('version', 'in', versions)
          .execute()
  await builds(next.withdrawn, true)
  await builds(next.restored, false)
  if (next.wentLive !== undefined)
    await trx
      .updateTable('release_builds')
      .set({ went_live_at: now })
      .where('app', '=', app.name)
      .where('version', '=', next.wentLive)
      .execute()
  await trx
    .insertInto('release_history')
    .values({
      id: uuidv7(),
      app: app.name,
      action: move.action,
      moved_by: by,
      note: move.note ?? '',
      moved_at: now,
      ...state,
    })
    .execute()
  return true
}

const attempt = async (trx: Transaction<Database>, move: Move, by: string, now: number): Promise<void> => {
  const book = await readBook(trx)
  const app = book.apps.find(({ name }) => name === move.app)
  if (!app) throw new ReleaseFault('UNKNOWN_APP', `Nothing of ${move.app} was ever published here.`)
  if (app.revision !== move.seen) throw new ReleaseFault('MOVED', await lastMove(trx, app))
  const next = nextState(app, move)
  await refuseWhatCannotWork(trx, book, app.name, next)
  await write(trx, book, app, next, { move, by, now })
}

/**
 * Moves an app by compare-and-swap: of two that saw the same revision one wins, the other is told `MOVED`. A move of
 * another app in between is nobody's conflict: everything is read and judged again.
 */
export const moveApp = async (context: ReleaseContext, move: Move, publisher: Publisher): Promise<ReleasedApp> => {
  const { db, clock, log, onChanged } = context
  if (publisher.owner !== move.app && publisher.owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot move ${move.app}.`)
  if (publisher.owner === OPERATOR && move.action === 'publish')
    throw new ReleaseFault('FOREIGN_KEY', 'An operator moves what is published, and publishes nothing.')
  for (let look = 1; ; look++) {
    try {
      await transaction(db, (trx) => attempt(trx, move, publisher.label, clock.now()))
      break
    } catch (error) {
      if (!(error instanceof BookChanged) || look >= LOOKS) throw error
    }
  }
  log.info({ move, by: publisher.label }, 'release: moved')
  await onChanged()
  return readApp(db, move.app)
}
