import type { BuildRecord } from '@shuttle/contracts'
import type { ReleaseBook, ReleasedApp } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import type { Offered } from './book-faults'
import type { ReleaseTables } from './release-tables'

const versionsOf = ({ live, canary }: ReleasedApp): string[] =>
  [live, canary?.version].filter((version) => typeof version === 'string')

/** What visitors may get by each of these books, with the records of it all; read at once, records never change. */
export const offeredApps = async (db: Kysely<ReleaseTables>, books: readonly ReleaseBook[]): Promise<Offered[][]> => {
  const wanted = books.flatMap(({ apps }) =>
    apps.flatMap((app) => versionsOf(app).map((version) => ({ name: app.name, version }))),
  )
  const rows = await db
    .selectFrom('release_builds')
    .select(['app', 'version', 'record'])
    .where(({ eb, or }) => or(wanted.map(({ name, version }) => eb('app', '=', name).and('version', '=', version))))
    .execute()
  const records = new Map(
    rows.map(({ app, version, record }) => [`${app} ${version}`, JSON.parse(record) as BuildRecord]),
  )
  return books.map(({ apps }) =>
    apps.map((app) => ({
      kind: app.kind,
      name: app.name,
      enabled: app.enabled,
      records: versionsOf(app).flatMap((version) => records.get(`${app.name} ${version}`) ?? []),
    })),
  )
}
