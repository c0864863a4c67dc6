import type { Move, ReleaseBook, ReleasedApp } from '@shuttle/releases'
import type { Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { NextState } from './next-state'
import type { ReleaseTables } from './release-tables'

/** Somebody moved another app between reading and writing: look again. */
export class BookChanged extends Error {
  override readonly name = 'BookChanged'
}

const requireOne = ({ numUpdatedRows }: { numUpdatedRows: bigint }): void => {
  if (numUpdatedRows !== 1n) throw new BookChanged()
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
  // Servers' clocks differ a little; the order in which versions went live must not.
  const latest = Math.max(0, ...app.builds.map(({ wentLiveAt }) => wentLiveAt ?? 0))
  await change(next.wentLive === undefined ? [] : [next.wentLive], { went_live_at: Math.max(now, latest + 1) })
}

/** Writes a move, if neither the app nor the book is another one than was read. Throws {@link BookChanged}. */
export const writeMove = async (
  trx: Transaction<ReleaseTables>,
  { book, app, next }: { book: ReleaseBook; app: ReleasedApp; next: NextState },
  { move, by, now }: { move: Move; by: string; now: number },
): Promise<void> => {
  requireOne(
    await trx
      .updateTable('release_registry')
      .set({ revision: book.revision + 1, withdrawals: book.withdrawals + (next.isWithdrawal ? 1 : 0) })
      .where('revision', '=', book.revision)
      .executeTakeFirst(),
  )
  const state = {
    revision: app.revision + 1,
    live: next.live,
    canary_version: next.canary?.version ?? null,
    canary_stage: next.canary?.stage ?? null,
  }
  requireOne(
    await trx
      .updateTable('release_apps')
      .set({ ...state, enabled: next.enabled })
      .where('name', '=', app.name)
      .where('revision', '=', move.seen)
      .executeTakeFirst(),
  )
  await markBuilds(trx, app, next, now)
  const entry = { id: uuidv7(), app: app.name, action: move.action, note: move.note ?? '' }
  await trx
    .insertInto('release_history')
    .values({ ...entry, ...state, moved_by: by, moved_at: now })
    .execute()
}
