import { type BuildRecord, buildRecord, findClaimFault, findPathFault } from '@shuttle/contracts'
import type { ReleaseRegistry } from '@shuttle/releases'
import type { Kysely, Selectable } from 'kysely'
import type { AnnouncedApp } from '../composition/compatibility'
import { COPY_ENDINGS } from '../composition/compressed-copies'
import { findRecordFault } from '../composition/find-record-fault'
import { DELIVERY, OPERATOR } from '../composition/publisher-keys'
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

/** A claim of its manifest that its files do not meet. Checked for new builds only: live ones stay valid. */
const findFalseClaim = (record: BuildRecord): string | undefined =>
  record.kind === 'remote' && record.manifest ? (findClaimFault(record.manifest) ?? findPathFault(record)) : undefined

/** Parses `remote.json` of an announced build. Throws {@link ReleaseFault} `BAD_REQUEST` with the reason. */
export const readRecord = (text: string): BuildRecord => {
  let candidate: unknown
  try {
    candidate = JSON.parse(text)
  } catch {
    throw new ReleaseFault('BAD_REQUEST', 'remote.json is not JSON.')
  }
  const parsed = buildRecord.safeParse(candidate)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ReleaseFault('BAD_REQUEST', `remote.json: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  }
  const { name } = parsed.data
  const wrong =
    name === OPERATOR || name === DELIVERY
      ? `"${name}" is no name of an app`
      : (findRecordFault(parsed.data) ?? findFalseClaim(parsed.data))
  if (wrong) throw new ReleaseFault('BAD_REQUEST', `${wrong}.`)
  return parsed.data
}

/** Orders a file after its compressed copies: a file in the store always has them. */
const withCopies = (record: BuildRecord, file: string): string[] => [
  ...COPY_ENDINGS.filter((ending) => record.files[file]?.compressed?.[ending]).map((ending) => `${file}.${ending}`),
  file,
]

/**
 * Files that must be in our store: all with their copies; for a remote on another origin those that pages are composed
 * from, and the styles, which are checked here.
 */
export const filesToStore = (record: BuildRecord): string[] => {
  const files = Object.keys(record.files)
  if (record.base === undefined) return files.flatMap((file) => withCopies(record, file))
  const texts = Object.values(record.textFiles).flatMap((byLanguage) => Object.values(byLanguage))
  return [...new Set([...texts, ...files.filter((file) => /\.css$/i.test(file))])]
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

/**
 * The builds that visitors may get by each of these registries, with their records;
 * one query, because records never change.
 */
export const readAnnouncedApps = async (
  db: Kysely<ReleaseTables>,
  registries: readonly ReleaseRegistry[],
): Promise<AnnouncedApp[][]> => {
  const find = await readRecords(
    db,
    registries.flatMap(({ apps }) =>
      apps.flatMap((app) => announcedVersions(app).map((version) => ({ app: app.name, version }))),
    ),
  )
  return registries.map(({ apps }) =>
    apps.map((app) => ({
      kind: app.kind,
      name: app.name,
      enabled: app.enabled,
      records: announcedVersions(app).flatMap((version) => find(app.name, version)),
    })),
  )
}
