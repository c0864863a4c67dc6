import {
  type AcceptedBuild,
  findRollbackTargets,
  keyPrint,
  type ReleasedApp,
  type SiteApp,
  type SiteReleases,
  type SiteVersion,
} from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { countVisits, readReleaseFigures } from '../visits/read-release-figures'
import { findEndedKeys } from './move-by-staff'
import { readRegistry } from './read-registry'
import { readReleaseUses } from './read-release-uses'
import type { ReleaseContext, ReleaseTables } from './release-context'

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

/** When each version on trial got its stage, by app. */
const readTrialStarts = async (db: Kysely<ReleaseTables>): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('release_history')
    .select(['app', 'moved_at'])
    .where('action', 'in', ['publish', 'promote'])
    .where('canary_version', 'is not', null)
    .orderBy('moved_at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ app, moved_at }) => [app, moved_at]))
}

const readLatestMove = async (db: Kysely<ReleaseTables>): Promise<number | null> => {
  const { latest } = await db
    .selectFrom('release_history')
    .select(({ fn }) => fn.max('moved_at').as('latest'))
    .executeTakeFirstOrThrow()
  return latest
}

/** The releases of the site at one moment, without apps whose builds are all deleted. */
export const readSiteReleases = async ({
  db,
  publisherKeys,
  clock,
}: Pick<ReleaseContext, 'db' | 'publisherKeys' | 'clock'>): Promise<SiteReleases> => {
  const registry = await readRegistry(db)
  const [endedKeys, sources] = [await findEndedKeys(registry, { db, publisherKeys }), await readSources(db)]
  const [figures, visits] = [await readReleaseFigures(db, clock.now()), await countVisits(db, clock.now())]
  const trialStarts = await readTrialStarts(db)
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
      trial:
        canary && tried
          ? { stage: canary.stage, since: trialStarts.get(name) ?? tried.acceptedAt, build: toVersion(name, tried) }
          : undefined,
      stored: findRollbackTargets(app).map((build) => toVersion(name, build)),
    }
  }
  const apps = registry.apps.filter(({ builds }) => builds.length > 0).map(toApp)
  const movedAt = await readLatestMove(db)
  return { revision: registry.revision, movedAt, visits, apps, ...(await readReleaseUses(db, registry)) }
}
