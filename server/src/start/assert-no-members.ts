import type { Kysely } from 'kysely'
import { type Config, ConfigFault } from '../config'
import type { Database } from '../database/types'
import { listDemoAccounts } from './demo-remains.repository'

/**
 * Before the demo is loaded: a database that has members and nobody of the demo is somebody's, whatever the settings say. One that the demo
 * is in has members too, who registered there. Throws ConfigFault.
 */
export const assertNoMembers = async (db: Kysely<Database>, { demo }: Pick<Config, 'demo'>): Promise<void> => {
  if (demo || (await listDemoAccounts(db)).length > 0) return
  const members = db.selectFrom('accounts').select('id').where('deleted_at', 'is', null).limit(1)
  if (!(await members.executeTakeFirst())) return
  throw new ConfigFault(
    'the database has members, and this start would fill it with the demo: set NODE_ENV=production, or DEMO=yes where the demo is meant',
  )
}
