import type { AcceptedBuild, HistoryEntry, ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import type { Kysely, Selectable } from 'kysely'
import { readAdmissions, readRevokedKeys } from './admit-key'
import { readAdmittedOrigins } from './admitted-origins'
import { ReleaseFault, type ReleaseTables } from './release-context'
import { readReleaseRules } from './release-rules'

const LATEST = 100

/** Versions in a column of the history, separated by blanks, which no version contains. */
export const toText = (versions: readonly string[]): string => versions.join(' ')
const toVersions = (text: string): string[] => text.split(' ').filter(Boolean)

/** The last hundred moves of one app, or of all, the latest first. */
export const readHistory = async (db: Kysely<ReleaseTables>, app: string | undefined): Promise<HistoryEntry[]> => {
  const rows = await db
    .selectFrom('release_history')
    .selectAll()
    .$if(app !== undefined, (query) => query.where('app', '=', app ?? ''))
    .orderBy('moved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return rows.map((row) => ({
    app: row.app,
    revision: row.revision,
    action: row.action,
    live: row.live,
    canary:
      row.canary_version !== null && row.canary_stage !== null
        ? { version: row.canary_version, stage: row.canary_stage }
        : null,
    withdrawn: toVersions(row.withdrawn),
    restored: toVersions(row.restored),
    by: row.moved_by,
    note: row.note,
    person: row.person,
    commit: row.source_commit,
    ...(row.smoke !== null && { smoke: row.smoke }),
    ...(row.smoke_drawn !== null &&
      row.smoke_guarded !== null && { smokedPages: { drawn: row.smoke_drawn, guarded: row.smoke_guarded } }),
    at: row.moved_at,
  }))
}

type AppRow = Selectable<ReleaseTables['release_apps']>
type BuildRow = Pick<
  Selectable<ReleaseTables['release_builds']>,
  | 'app'
  | 'version'
  | 'digest'
  | 'publisher'
  | 'signature'
  | 'tried'
  | 'accepted_at'
  | 'went_live_at'
  | 'withdrawn'
  | 'smoke'
>

const toBuild = (row: BuildRow): AcceptedBuild => ({
  version: row.version,
  digest: row.digest,
  publisher: row.publisher,
  signature: row.signature,
  ...(row.tried !== null && { tried: row.tried }),
  acceptedAt: row.accepted_at ?? 0,
  wentLiveAt: row.went_live_at,
  withdrawn: row.withdrawn,
  ...(row.smoke !== null && { smoke: row.smoke }),
})

const toApp = (row: AppRow, builds: readonly BuildRow[]): ReleasedApp => ({
  name: row.name,
  kind: row.kind,
  revision: row.revision,
  live: row.live,
  canary:
    row.canary_version !== null && row.canary_stage !== null
      ? { version: row.canary_version, stage: row.canary_stage }
      : null,
  enabled: row.enabled,
  builds: builds.filter(({ app }) => app === row.name).map(toBuild),
})

/** The whole registry at one moment: everything that decides which build a page gets. */
export const readRegistry = async (db: Kysely<ReleaseTables>): Promise<ReleaseRegistry> => {
  // Reads the revision first: later reads are at least as new, and the next poll finds the rest.
  const { revision, withdrawals } = await db.selectFrom('release_registry').selectAll().executeTakeFirstOrThrow()
  const apps = await db.selectFrom('release_apps').selectAll().orderBy('name').execute()
  const builds = await db
    .selectFrom('release_builds')
    .select([
      'app',
      'version',
      'digest',
      'publisher',
      'signature',
      'tried',
      'accepted_at',
      'went_live_at',
      'withdrawn',
      'smoke',
    ])
    .where('accepted_at', 'is not', null)
    .orderBy('accepted_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const [revokedKeys, rules, admittedKeys] = [
    await readRevokedKeys(db),
    await readReleaseRules(db),
    await readAdmissions(db),
  ]
  const origins = await readAdmittedOrigins(db)
  return {
    revision,
    withdrawals,
    apps: apps.map((app) => toApp(app, builds)),
    revokedKeys,
    rules,
    origins,
    admittedKeys,
  }
}

/** One app of the registry. Throws {@link ReleaseFault} `UNKNOWN_APP` when no build of it was ever accepted. */
export const readApp = async (db: Kysely<ReleaseTables>, name: string): Promise<ReleasedApp> => {
  const app = (await readRegistry(db)).apps.find((one) => one.name === name)
  if (!app) throw new ReleaseFault('UNKNOWN_APP', `Nothing of ${name} was ever published here.`)
  return app
}
