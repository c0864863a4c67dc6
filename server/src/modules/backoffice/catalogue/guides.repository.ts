import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, LineRow } from '../../../database/types'

/** Locks the guides for this edit: edits follow each other, and so do an edit and the load of a file. Passengers do not wait. */
export const lockGuides = async (trx: Transaction<Database>): Promise<void> => {
  // Conflicts with the lock of a load of the catalogue.
  await sql`lock table lines in row exclusive mode`.execute(trx)
  await sql`lock table guides in share row exclusive mode`.execute(trx)
}

/** The one-way lines, on sale or not: a round trip has the guides of its legs. */
export const listOneWayLines = (trx: Transaction<Database>): Promise<LineRow[]> =>
  trx.selectFrom('lines').selectAll().where('category', '=', 'oneWay').orderBy('position').execute()
