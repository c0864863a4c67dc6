import { setTimeout as sleep } from 'node:timers/promises'
import type { Move, ReleaseBook, ReleasedApp } from '@shuttle/releases'
import type { Kysely, Transaction } from 'kysely'
import type { Publisher } from './authenticate-request'
import { bookFaults } from './book-faults'
import { type NextState, nextState } from './next-state'
import { offeredApps } from './offered-apps'
import { OPERATOR } from './publisher-keys'
import { readApp, readBook } from './read-book'
import { announce, type ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'
import type { ReleaseTables } from './release-tables'
import type { ServedWire } from './unserved-wire'
import { BookChanged, writeMove } from './write-move'

const LOOKS = 100
const PAUSE_MS = 25

const requirePublisher = (publisher: Publisher, { app, action }: Move): void => {
  if (publisher.owner !== app && publisher.owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot move ${app}.`)
  if (publisher.owner === OPERATOR && action === 'publish')
    throw new ReleaseFault('FOREIGN_KEY', 'An operator moves what is published, and publishes nothing.')
}

/** Only what this move would bring about: whatever is wrong already must not stand in the way of a cure. */
const refuseWhatCannotWork = async (
  { db, servedWire }: { db: Kysely<ReleaseTables>; servedWire: ServedWire },
  book: ReleaseBook,
  name: string,
  next: NextState,
): Promise<void> => {
  const { live, canary, enabled } = next
  const after = { ...book, apps: book.apps.map((app) => (app.name === name ? { ...app, live, canary, enabled } : app)) }
  const [known = [], faults = []] = (await offeredApps(db, [book, after])).map((apps) => bookFaults(apps, servedWire))
  const added = faults.filter((fault) => !known.includes(fault))
  if (added.length > 0) throw new ReleaseFault('INCOMPATIBLE', `${added.join('; ')}.`)
}

const whoMovedIt = async (db: Kysely<ReleaseTables>, { name, live, canary }: ReleasedApp): Promise<string> => {
  const last = await db
    .selectFrom('release_history')
    .select(['action', 'moved_by'])
    .where('app', '=', name)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  const move = last ? `${last.action} by ${last.moved_by}` : 'nobody moved it yet'
  const trial = canary ? `, ${canary.version} on trial at ${canary.stage}` : ''
  return `${name} is not as you saw it (${move}): live is ${live ?? 'nothing'}${trial}. Look at it, then decide again.`
}

const attempt = async (
  trx: Transaction<ReleaseTables>,
  move: Move,
  { by, now, servedWire }: { by: string; now: number; servedWire: ServedWire },
): Promise<ReleasedApp> => {
  const book = await readBook(trx)
  const app = book.apps.find(({ name }) => name === move.app)
  if (!app) throw new ReleaseFault('UNKNOWN_APP', `Nothing of ${move.app} was ever published here.`)
  if (app.revision !== move.seen) throw new ReleaseFault('MOVED', await whoMovedIt(trx, app))
  const next = nextState(app, move)
  await refuseWhatCannotWork({ db: trx, servedWire }, book, app.name, next)
  await writeMove(trx, { book, app, next }, { move, by, now })
  return readApp(trx, move.app)
}

/**
 * Moves an app by compare-and-swap: of two that saw the same revision one wins, the other is told `MOVED`. A move of
 * another app in between is nobody's conflict: everything is read and judged again. Throws {@link ReleaseFault}.
 */
export const moveApp = async (context: ReleaseContext, move: Move, publisher: Publisher): Promise<ReleasedApp> => {
  const { transaction, clock, log, servedWire } = context
  requirePublisher(publisher, move)
  for (let look = 1; ; look++) {
    try {
      const moved = await transaction((trx) =>
        attempt(trx, move, { by: publisher.label, now: clock.now(), servedWire }),
      )
      log.info({ move, by: publisher.label }, 'release: moved')
      await announce(context)
      return moved
    } catch (error) {
      if (!(error instanceof BookChanged)) throw error
      if (look >= LOOKS)
        throw new ReleaseFault('MOVED', 'Too many are publishing at this moment; nothing was changed. Try again.')
      await sleep(Math.random() * PAUSE_MS)
    }
  }
}
