import {
  findBrokenByStaff,
  findMovable,
  moveByStaff,
  PLATFORM,
  type ReleaseContext,
  ReleaseFault,
  type ReleaseTables,
  readHistory,
  readSiteReleases,
} from '@shuttle/composer'
import type { ErrorCode } from '@shuttle/contracts'
import type { ReleasedVersion } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../database/types'
import type { ReleaseMoved, SiteReleases } from '../modules/backoffice/releases'
import { Refusal } from '../runtime/errors'

const REFUSALS: Partial<Record<ReleaseFault['code'], ErrorCode>> = {
  MOVED: 'STAFF_FORM_STALE',
  NOTHING_TO_DO: 'STAFF_FORM_STALE',
  BAD_REQUEST: 'STAFF_RELEASE_UNFIT',
  INCOMPATIBLE: 'STAFF_RELEASE_UNFIT',
  UNKNOWN_APP: 'STAFF_RELEASE_UNKNOWN',
  UNKNOWN_VERSION: 'STAFF_RELEASE_UNKNOWN',
  UNSIGNED: 'STAFF_RELEASE_UNSIGNED',
}

/** Refusals of the composer as those of the back office. */
const refusing = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    const code = error instanceof ReleaseFault ? REFUSALS[error.code] : undefined
    throw code ? new Refusal(code) : error
  })

type SiteVersion = NonNullable<Awaited<ReturnType<typeof readSiteReleases>>['apps'][number]['live']>

const toVersion = ({ publisher, wentLiveAt, figures, ...rest }: SiteVersion): ReleasedVersion => ({
  ...rest,
  key: publisher,
  liveSince: wentLiveAt ?? undefined,
  figures: figures && {
    ...{ loads: figures.loads, failures: figures.failures, errorRate: figures.errorRate },
    ...{ loadMs: figures.p75LoadMs ?? undefined, lcpMs: figures.lcpP75Ms ?? undefined },
    ...{ inpMs: figures.inpP75Ms ?? undefined, cls: figures.clsP75 ?? undefined },
    ...{ share: figures.share, hours: figures.hours, causes: figures.causes },
  },
})

/** Beginning of an account of staff in the history of the composer. */
const STAFF = 'staff:'

const toMover = ({ by, person }: { by: string; person?: string | undefined }): ReleaseMoved['by'] => {
  if (by === PLATFORM) return { kind: 'service' }
  if (by.startsWith(STAFF)) return { kind: 'staff', accountId: by.slice(STAFF.length) }
  return { kind: 'key', key: by, name: person || undefined }
}

// One database: the service knows its own tables, the composer its own.
const toReleaseTables = (trx: Transaction<Database>) => trx as unknown as Transaction<ReleaseTables>

/** The releases of the site for the back office: the composer behind the port of the service. */
export const createSiteReleases = (context: ReleaseContext): SiteReleases => ({
  read: async () => {
    const { apps, links, movedAt, ...site } = await readSiteReleases(context)
    return {
      ...site,
      movedAt: movedAt ?? undefined,
      links: links.map(({ version, owner, goneIn, users, ...link }) => ({
        ...{ ...link, version, owner, goneIn },
        users: users.map(({ app, version: opened }) => ({ app, version: opened })),
      })),
      apps: apps.map(({ enabled, live, trial, stored, ...app }) => ({
        ...app,
        isOpen: enabled,
        live: live && toVersion(live),
        trial: trial && { ...trial, build: toVersion(trial.build) },
        stored: stored.map(toVersion),
      })),
    }
  },
  history: async () =>
    (await readHistory(context.db, undefined)).map((entry) => ({
      ...{ app: entry.app, revision: entry.revision, action: entry.action, at: entry.at },
      ...{ live: entry.live ?? undefined, trial: entry.canary ?? undefined, withdrawn: entry.withdrawn },
      ...{ by: toMover(entry), note: entry.note },
    })),
  compare: (trx, move) => refusing(findBrokenByStaff(toReleaseTables(trx), context, move)),
  check: async (trx, move) => {
    const { kind } = await refusing(findMovable(toReleaseTables(trx), context, move))
    return { needsSecond: kind === 'shell' }
  },
  move: (trx, move, by) => refusing(moveByStaff(toReleaseTables(trx), context, move, `${STAFF}${by}`)),
})
