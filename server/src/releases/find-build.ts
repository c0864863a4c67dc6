import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { ReleaseFault } from './release-fault'

/** An offered or accepted build. Throws {@link ReleaseFault} `UNKNOWN_VERSION` when there is none. */
export const findBuild = async (db: Kysely<Database>, app: string, version: string) => {
  const row = await db
    .selectFrom('release_builds')
    .selectAll()
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new ReleaseFault('UNKNOWN_VERSION', `Nobody offered ${app} ${version}.`)
  return row
}
