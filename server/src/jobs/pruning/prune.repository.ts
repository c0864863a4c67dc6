import type { Instant } from '@shuttle/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/types'
import type { PruneRule } from './prune-rules'

type Db = Kysely<Database>

/** The oldest rows that a rule deletes, up to a limit; those that a request locks are skipped. */
export const selectOldRows = (
  { table, key, by, retentionMs, where = 'true' }: PruneRule,
  { now, limit }: { now: Instant; limit: number },
): RawBuilder<unknown> => sql`
  select ${sql.join(key.map((column) => sql.ref(column)))} from ${sql.table(table)}
  where ${sql.ref(by)} <= ${now - retentionMs} and ${sql.raw(where)}
  order by ${sql.ref(by)} limit ${limit} for update skip locked`

/** Deletes a batch of them; answers how many. */
export const deleteOldRows = async (
  db: Db,
  rule: PruneRule,
  about: { now: Instant; limit: number },
): Promise<number> => {
  const { table, key } = rule
  const isSame = key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`old.${column}`)}`)
  const deleted = await sql`
    with old as (${selectOldRows(rule, about)})
    delete from ${sql.table(table)} using old where ${sql.join(isSame, sql` and `)}`.execute(db)
  return Number(deleted.numAffectedRows ?? 0)
}
