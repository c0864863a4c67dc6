import type { BuildRecord } from '@shuttle/contracts'
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

/** One version of one app. */
export interface NamedBuild {
  app: string
  version: string
}

/** The record of a version; empty where it is not stored, or no version is named. */
export type FindRecord = (app: string, version: string | null | undefined) => BuildRecord[]

/** Versions of an app that visitors may get: the live one and the one on trial. */
export const announcedVersions = ({
  live,
  canary,
}: {
  live: string | null
  canary: { version: string } | null
}): string[] => [live, canary?.version].filter((version) => typeof version === 'string')

/** Reads the records of these versions by one query: records never change. */
export const readRecords = async (db: Kysely<ReleaseTables>, wanted: readonly NamedBuild[]): Promise<FindRecord> => {
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('release_builds')
          .select(['app', 'version', 'record'])
          .where(({ eb, or }) => or(wanted.map(({ app, version }) => eb('app', '=', app).and('version', '=', version))))
          .execute()
  const records = new Map(
    rows.map(({ app, version, record }) => [`${app} ${version}`, JSON.parse(record) as BuildRecord]),
  )
  return (app, version) => [records.get(`${app} ${version}`) ?? []].flat()
}
