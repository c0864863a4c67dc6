import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'

/** Figures of the last 24 hours from a sample of visits; 75th percentiles are missing where nothing was measured. */
const figures = z.strictObject({
  loads: z.int(),
  failures: z.int(),
  /** 0 to 1. */
  errorRate: z.number(),
  loadMs: maybe(z.int()),
  lcpMs: maybe(z.int()),
  inpMs: maybe(z.int()),
  cls: maybe(z.number()),
  /** Of the visits of its app, 0 to 1. */
  share: z.number(),
  /** The 24 hours, the oldest first. */
  hours: z.array(z.strictObject({ loads: z.int(), failures: z.int() })),
  /** Failures by where and why, the most frequent first. */
  causes: z.array(z.strictObject({ phase: z.string(), cause: z.string(), visits: z.int() })),
})

/** A version of the shell or of a remote; texts that the release tool did not send are empty. */
const releasedVersion = z.strictObject({
  version: z.string(),
  /** The key that signed it, such as `mf-account:4afaf62d`. */
  key: z.string(),
  /** Whether a key that the site knows and did not revoke signed it. */
  isSigned: z.boolean(),
  person: z.string(),
  commit: z.string(),
  note: z.string(),
  /** When it last went live for all visitors; missing for one that never did. */
  liveSince: maybe(instant),
  /** Missing without a visit in the last 24 hours. */
  figures: maybe(figures),
})
export type ReleasedVersion = z.output<typeof releasedVersion>

const stage = z.enum(['staff', '5', '25', '100'])

const appRelease = z.strictObject({
  name: z.string(),
  kind: z.enum(['shell', 'remote']),
  /** Changes with every move; an act names the one that its screen showed. */
  revision: z.int(),
  /** False where the kill switch closed it. */
  isOpen: z.boolean(),
  live: maybe(releasedVersion),
  /** `since`: when this stage began. */
  trial: maybe(z.strictObject({ stage, since: instant, build: releasedVersion })),
  /** Versions that a rollback reaches and that were not withdrawn, the latest first. */
  stored: z.array(releasedVersion),
})
export type AppRelease = z.output<typeof appRelease>

/** A slot or an event: the app that fills or sends it, and those that show or hear it, by their builds. */
const releaseLink = z.strictObject({
  kind: z.enum(['slot', 'event']),
  name: z.string(),
  /** As its owner declares it; missing for the slots and events of the site. */
  version: maybe(z.string()),
  /** Missing where no build has it, live or on trial. */
  owner: maybe(z.string()),
  /** `version`: the one that it opens; missing where its build names none. */
  users: z.array(z.strictObject({ app: z.string(), version: maybe(z.string()) })),
  /** The version on trial that lacks it. */
  goneIn: maybe(z.string()),
})
export type ReleaseLink = z.output<typeof releaseLink>

const sharedPackage = z.strictObject({
  name: z.string(),
  /** Of the live shell; empty where it has none. */
  version: z.string(),
  users: z.array(z.strictObject({ app: z.string(), range: z.string() })),
})

const act = z.enum(['stop-trial', 'disable', 'rollback'])
export type ReleaseMoveKind = z.output<typeof act>

/** An act on the shell that waits for a second person. */
const releaseProposal = z.strictObject({
  proposalNo: z.string(),
  app: z.string(),
  act,
  /** Of a rollback; empty otherwise. */
  version: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  /** Missing for a removed account. */
  proposerName: maybe(z.string()),
  proposedAt: instant,
})
export type ReleaseProposal = z.output<typeof releaseProposal>

const siteReleases = {
  revision: z.int(),
  /** When the latest move was made. */
  movedAt: maybe(instant),
  /** Visits of the last 24 hours that were counted. */
  visits: z.int(),
  apps: z.array(appRelease),
  links: z.array(releaseLink),
  packages: z.array(sharedPackage),
}
/** Releases of the site, as the composer knows them. */
export type SiteReleasesRead = z.output<z.ZodMiniObject<typeof siteReleases>>

/** Versions of every app, their figures, and who uses what of whom. */
export const queryReleasesCall = defineStaffCall({
  path: 'staff/query.releases',
  access: 'release.read',
  idempotent: true,
  request: z.object({}),
  data: z.strictObject({ ...siteReleases, proposals: z.array(releaseProposal) }),
})
export type StaffReleases = z.output<(typeof queryReleasesCall)['data']>

const releaseMove = {
  app: z.string(),
  act,
  /** Version of a rollback, empty otherwise; `version` is a common field of every call. */
  target: z.string(),
  revision: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
}

const brokenPart = z.strictObject({
  kind: z.enum([
    'contract',
    'packageMissing',
    'packageRange',
    'packageExport',
    'wire',
    'pathTwice',
    'routeTwice',
    'slotTwice',
    'eventTwice',
    'home',
    'pageLost',
    'pageMissing',
    'slotLost',
    'slotMissing',
    'slotVersion',
    'slotUnversioned',
    'slotProps',
    'slotDeclared',
    'slotCode',
    'eventDetail',
    'eventDeclared',
    'eventCode',
    'eventLost',
    'eventMissing',
    'token',
    'texts',
    'manyTexts',
    'evaluates',
    'firstCall',
    'call',
    'firstCallField',
    'callField',
    'pageBytes',
    'other',
  ]),
  /** Names in the text of the kind, such as a build and its file; `sentence` of `other` is in English. */
  values: z.partialRecord(
    z.enum([
      'app',
      'build',
      'call',
      'difference',
      'field',
      'file',
      'keys',
      'known',
      'language',
      'latest',
      'loaded',
      'more',
      'most',
      'name',
      'oldest',
      'opened',
      'other',
      'path',
      'range',
      'sentence',
      'shell',
      'source',
      'used',
      'user',
      'version',
    ]),
    z.string(),
  ),
})

/** What an act would break. Refused as the act itself. */
export const compareReleaseCall = defineStaffCall({
  path: 'staff/compare.release',
  access: 'release.read',
  idempotent: true,
  request: z.object(releaseMove),
  data: z.strictObject({ broken: z.array(brokenPart) }),
})
export type ReleaseComparison = z.output<(typeof compareReleaseCall)['data']>

const releaseHistoryEntry = z.strictObject({
  app: z.string(),
  /** Revision of the app after the move. */
  revision: z.int(),
  action: z.enum(['publish', 'promote', 'rollback', 'disable', 'enable', 'retire', 'withdraw', 'restore']),
  at: instant,
  /** Live after it. */
  live: maybe(z.string()),
  trial: maybe(z.strictObject({ version: z.string(), stage })),
  withdrawn: z.array(z.string()),
  /** A signing key with the name that its publisher gave, a member of staff, or the service itself. */
  by: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('key'), key: z.string(), name: maybe(z.string()) }),
    z.strictObject({ kind: z.literal('staff'), name: maybe(z.string()) }),
    z.strictObject({ kind: z.literal('service') }),
  ]),
  note: z.string(),
})
export type ReleaseHistoryEntry = z.output<typeof releaseHistoryEntry>

/** The last hundred moves of all apps, the latest first; a removed account has no name. */
export const queryReleaseHistoryCall = defineStaffCall({
  path: 'staff/query.release.history',
  access: 'release.read',
  idempotent: true,
  request: z.object({}),
  data: z.array(releaseHistoryEntry),
})

/** `waiting`: the act is on the shell and needs a second person. */
const moved = z.strictObject({ outcome: z.enum(['done', 'waiting']) })

/**
 * Stops a trial, disables a remote, or rolls back to a stored version; on the shell it waits for a second person. Refused:
 * STAFF_REASON_MISSING, STAFF_FORM_STALE, STAFF_RELEASE_UNKNOWN, STAFF_RELEASE_UNSIGNED, STAFF_RELEASE_UNFIT.
 */
export const moveReleaseCall = defineStaffCall({
  path: 'staff/move.release',
  access: 'release.move',
  idempotent: false,
  request: z.object({ ...releaseMove, reason: z.string() }),
  data: moved,
})

/** Approves an act on the shell as the second person. Refused as above, and STAFF_RELEASE_GONE, STAFF_RELEASE_OWN. */
export const approveReleaseCall = defineStaffCall({
  path: 'staff/approve.release',
  access: 'release.move',
  idempotent: false,
  request: z.object({ proposalNo: z.string() }),
  data: moved,
})

/** Drops an act that waits for a second person; its author may, too. Refused: STAFF_RELEASE_GONE. */
export const dropReleaseCall = defineStaffCall({
  path: 'staff/drop.release',
  access: 'release.move',
  idempotent: false,
  request: z.object({ proposalNo: z.string() }),
  data: z.strictObject({ proposalNo: z.string() }),
})
