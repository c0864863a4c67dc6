import type { Kysely } from 'kysely'
import type { Database } from '../database/types'

/** Why the service cannot sell, or undefined when it can. Throws when the database does not answer. */
export const findSalesObstacle = async (db: Kysely<Database>): Promise<string | undefined> => {
  const sold = await db
    .selectFrom('lines')
    .select('line_code')
    .where('on_sale', '=', true)
    // Staff may take every line off sale: the service stays up and says so on each page.
    .union(db.selectFrom('line_settings').select('line_code').where('on_sale', '=', true))
    .limit(1)
    .executeTakeFirst()
  return sold ? undefined : 'nothing is on sale'
}
