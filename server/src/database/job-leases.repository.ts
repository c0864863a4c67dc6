import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from './types'

/** A job that one instance runs at a time. */
interface JobLeaseRow {
  job: string
  holder: string
  held_until: number
}

declare module './types' {
  interface Database {
    job_leases: JobLeaseRow
  }
}

/**
 * Takes or extends the lease of a job; false while another instance has it. The lease of one that died can be taken
 * when it is over.
 */
export const holdJob = async (
  db: Kysely<Database>,
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
export const leaveJob = async (
  db: Kysely<Database>,
  { job, holder }: { job: string; holder: string },
): Promise<void> => {
  await db.deleteFrom('job_leases').where('job', '=', job).where('holder', '=', holder).execute()
}
