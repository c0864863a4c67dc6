import type { Instant } from '@shuttle/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/types'
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

/** A job that one instance runs at a time. */
interface JobLeaseRow {
  job: string
  holder: string
  held_until: number
}

declare module '../database/types' {
  interface Database {
    job_leases: JobLeaseRow
  }
}

/**
 * Takes or extends the lease of a job; false while another instance has it. The lease of one that died can be taken
 * when it is over.
 */
export const holdJob = async (
  db: Db,
  { job, holder, now, forMs }: { job: string; holder: string; now: Instant; forMs: number },
): Promise<boolean> => {
  const held = await db
    .insertInto('job_leases')
    .values({ job, holder, held_until: now + forMs })
    .onConflict((taken) =>
      taken
        .column('job')
        .doUpdateSet({ holder, held_until: now + forMs })
        .where((is) => is.or([is('job_leases.holder', '=', holder), is('job_leases.held_until', '<=', now)])),
    )
    .executeTakeFirst()
  return held.numInsertedOrUpdatedRows === 1n
}

/** Releases the job, unless another instance has its lease already. */
export const leaveJob = async (db: Db, { job, holder }: { job: string; holder: string }): Promise<void> => {
  await db.deleteFrom('job_leases').where('job', '=', job).where('holder', '=', holder).execute()
}
