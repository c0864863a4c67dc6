import { type Kysely, sql } from 'kysely'
// Declares the table.
import type {} from '../database/job-leases.repository'
import type { Database } from '../database/types'

const NO_WRITES: Record<string, string> = {
  '53100': 'the disk of the database is full',
  '25006': 'the database takes no writes',
}

/**
 * A row of readiness alone: reading works on a full disk, and on a copy that takes no writes. This write may need no
 * new page; that others failed for want of one is seen by the watch of their pool.
 */
const findWriteObstacle = async (db: Kysely<Database>): Promise<string | undefined> => {
  try {
    await db
      .insertInto('job_leases')
      .values({ job: 'readiness', holder: '', held_until: 0 })
      .onConflict((conflict) => conflict.column('job').doUpdateSet({ held_until: sql`job_leases.held_until` }))
      .execute()
    return undefined
  } catch (error) {
    const { code = '' } = Object(error) as { code?: string }
    const obstacle = NO_WRITES[code]
    if (obstacle === undefined) throw error
    return obstacle
  }
}

/** Why the service cannot sell, or undefined when it can. Throws when the database does not answer. */
export const findSalesObstacle = async (db: Kysely<Database>): Promise<string | undefined> => {
  const sold = await db
    .selectFrom('lines')
    .select('line_code')
    .where('on_sale', '=', true)
    // Staff may take every line off sale: the service stays up and shows that on each page.
    .union(db.selectFrom('line_settings').select('line_code').where('on_sale', '=', true))
    .limit(1)
    .executeTakeFirst()
  return sold ? findWriteObstacle(db) : 'nothing is on sale'
}
