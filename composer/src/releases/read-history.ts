import type { HistoryEntry } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import type { ReleaseTables } from './release-tables'

const LATEST = 100

/** The last hundred moves of one app, or of all, the latest first. */
export const readHistory = async (db: Kysely<ReleaseTables>, app: string | undefined): Promise<HistoryEntry[]> => {
  const rows = await db
    .selectFrom('release_history')
    .selectAll()
    .$if(app !== undefined, (query) => query.where('app', '=', app ?? ''))
    .orderBy('moved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return rows.map((row) => ({
    app: row.app,
    revision: row.revision,
    action: row.action,
    live: row.live,
    canary:
      row.canary_version !== null && row.canary_stage !== null
        ? { version: row.canary_version, stage: row.canary_stage }
        : null,
    by: row.moved_by,
    note: row.note,
    at: row.moved_at,
  }))
}
