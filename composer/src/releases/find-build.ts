import type { Kysely, Selectable } from 'kysely'
import { ReleaseFault, type ReleaseTables } from './release-context'

type BuildRow = Selectable<ReleaseTables['release_builds']>

/** An announced or accepted build. Throws {@link ReleaseFault} `UNKNOWN_VERSION` when there is none. */
export const findBuild = async (db: Kysely<ReleaseTables>, app: string, version: string): Promise<BuildRow> => {
  const row = await db
    .selectFrom('release_builds')
    .selectAll()
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new ReleaseFault('UNKNOWN_VERSION', `${app} ${version} was not announced.`)
  return row
}

/** An accepted build. Throws {@link ReleaseFault} `UNKNOWN_VERSION` when there is none. */
export const findAcceptedBuild = async (db: Kysely<ReleaseTables>, app: string, version: string): Promise<BuildRow> => {
  const row = await findBuild(db, app, version)
  if (row.accepted_at === null) throw new ReleaseFault('UNKNOWN_VERSION', `${app} ${version} was never accepted here.`)
  return row
}
