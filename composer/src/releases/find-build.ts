import type { Kysely } from 'kysely'
import { ReleaseFault } from './release-fault'
import type { ReleaseTables } from './release-tables'

/** An offered or accepted build. Throws {@link ReleaseFault} `UNKNOWN_VERSION` when there is none. */
export const findBuild = async (db: Kysely<ReleaseTables>, app: string, version: string) => {
  const row = await db
    .selectFrom('release_builds')
    .selectAll()
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new ReleaseFault('UNKNOWN_VERSION', `Nobody offered ${app} ${version}.`)
  return row
}
