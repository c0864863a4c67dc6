import {
  type AcceptedBuild,
  findRollbackTargets,
  keyPrint,
  type ReleasedApp,
  type ReleaseFigures,
  type Stage,
} from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { readReleaseFigures } from '../visits/read-release-figures'
import { findEndedKeys } from './move-by-staff'
import { readRegistry } from './read-registry'
import { type ReleaseUses, readReleaseUses } from './read-release-uses'
import type { ReleaseContext, ReleaseTables } from './release-context'

interface SiteVersion extends Pick<AcceptedBuild, 'version' | 'publisher' | 'wentLiveAt'> {
  /** Whether a key that the site knows and did not revoke signed it. */
  isSigned: boolean
  person: string
  commit: string
  note: string
  /** Undefined without a visit in the last 24 hours. */
  figures: ReleaseFigures | undefined
}

interface SiteApp extends Pick<ReleasedApp, 'name' | 'kind' | 'revision' | 'enabled'> {
  live: SiteVersion | undefined
  trial: { stage: Stage; build: SiteVersion } | undefined
  /** The versions of {@link findRollbackTargets}. */
  stored: SiteVersion[]
}

/** Everything that a supervisor sees of the releases of the site. */
interface SiteReleases extends ReleaseUses {
  revision: number
  apps: SiteApp[]
}

type Source = Pick<SiteVersion, 'person' | 'commit' | 'note'>

/** Who published what: of each version its latest publish. */
const readSources = async (db: Kysely<ReleaseTables>): Promise<Map<string, Source>> => {
  const rows = await db
    .selectFrom('release_history')
    .select(['app', 'live', 'canary_version', 'person', 'source_commit', 'note'])
    .where('action', '=', 'publish')
    .orderBy('moved_at')
    .orderBy('id')
    .execute()
  return new Map(
    rows.map(({ app, live, canary_version, person, source_commit: commit, note }) => [
      `${app} ${canary_version ?? live}`,
      { person, commit, note },
    ]),
  )
}

/** The releases of the site at one moment, without apps whose builds are all deleted. */
export const readSiteReleases = async ({
  db,
  publisherKeys,
  clock,
}: Pick<ReleaseContext, 'db' | 'publisherKeys' | 'clock'>): Promise<SiteReleases> => {
  const registry = await readRegistry(db)
  const [endedKeys, sources] = [await findEndedKeys(registry, publisherKeys), await readSources(db)]
  const figures = await readReleaseFigures(db, clock.now())
  const toVersion = (app: string, { version, publisher, wentLiveAt }: AcceptedBuild): SiteVersion => ({
    ...{ version, publisher, wentLiveAt, isSigned: !endedKeys.has(keyPrint(publisher)) },
    ...(sources.get(`${app} ${version}`) ?? { person: '', commit: '', note: '' }),
    figures: figures.find((one) => one.app === app && one.version === version),
  })
  const toApp = (app: ReleasedApp): SiteApp => {
    const { name, kind, revision, enabled, canary, builds } = app
    const live = builds.find(({ version }) => version === app.live)
    const tried = builds.find(({ version }) => version === canary?.version)
    return {
      ...{ name, kind, revision, enabled },
      live: live && toVersion(name, live),
      trial: canary && tried ? { stage: canary.stage, build: toVersion(name, tried) } : undefined,
      stored: findRollbackTargets(app).map((build) => toVersion(name, build)),
    }
  }
  const apps = registry.apps.filter(({ builds }) => builds.length > 0).map(toApp)
  return { revision: registry.revision, apps, ...(await readReleaseUses(db, registry)) }
}
