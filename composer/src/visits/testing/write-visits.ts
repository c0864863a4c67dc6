import type { Kysely } from 'kysely'
import type { ReleaseTables, VisitRow } from '../../releases/release-context'

/** Inserts events as rows; `change` of each over a load of the first page in 400 ms. */
export const writeVisits = async (
  db: Kysely<ReleaseTables>,
  changes: ReadonlyArray<Partial<VisitRow> & Pick<VisitRow, 'visit' | 'app' | 'version' | 'counted_at'>>,
): Promise<void> => {
  const row = { event_no: 0, kind: 'load', phase: 'first', cause: '', ms: 400, range_hash: 'range' } as const
  await db
    .insertInto('release_visits')
    .values(changes.map((change) => ({ ...row, ...change })))
    .execute()
}
