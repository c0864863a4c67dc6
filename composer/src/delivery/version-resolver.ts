import { SMOKE_HEADER } from '@shuttle/releases'
import { DeliveryFault, type ReportFault } from './delivery-fault'
import { type DeploymentSet, resolveDeploymentSet } from './deployment-set'
import { type BlockedVersion, cookieValue, mayHaveSession, readBlocked } from './read-request'
import type { ReleaseSync } from './release-sync'
import type { ReleaseSnapshot } from './snapshot'
import { toVersionPreferences, type Visitor } from './version-preferences'

export interface Preview {
  app: string
  version: string
  /** Milliseconds. */
  expiresAt: number
  /** For the smoke before a release: read from its header only, and without a session. */
  smoke?: true | undefined
}
/** Verifies the token of a signed link; undefined when it is forged, for another site or expired. */
export type ReadPreview = (token: string) => Preview | undefined

/** The parts of a request that identify the visitor. */
interface Credentials {
  ip: string
  cookie?: string | undefined
  authorization?: string | undefined
  /** The visitor attempts a staff action: the service audits it, also when refused. */
  isAudited?: true
}
type VisitorHeaders = { cookie?: string | undefined; [SMOKE_HEADER]?: string | string[] | undefined }
type RequestIdentity = Pick<Credentials, 'cookie' | 'ip'>
export type IsStaff = (credentials: Credentials) => Promise<boolean>

export const COHORT_COOKIE = 'cohort'
export const PREVIEW_COOKIE = 'preview'
const FAILED_SHELL_COOKIE = 'failed_shell'
/** Separator of tokens in the preview cookie; no token contains it. */
export const TOKEN_SEPARATOR = '~'
/** Sets cached for one snapshot; each trial at worst doubles their number. */
const REMEMBERED_SETS = 200

const readCohort = (cookie: string | undefined): number | undefined => {
  const value = cookieValue(cookie, COHORT_COOKIE) ?? ''
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined
}

/** The version that the smoke of a release opens; no browser sends this header by itself, so no link carries it. */
export const readSmoke = (header: string | string[] | undefined, read: ReadPreview): Preview | undefined => {
  const grant = typeof header === 'string' && header.includes('.') ? read(header) : undefined
  return grant?.smoke ? grant : undefined
}

/** Tokens of a preview cookie that are still valid. */
export const readPreviews = (cookie: string | undefined, read: ReadPreview): { token: string; preview: Preview }[] =>
  (cookieValue(cookie, PREVIEW_COOKIE) ?? '').split(TOKEN_SEPARATOR).flatMap((token) => {
    const preview = token === '' ? undefined : read(token)
    return preview && !preview.smoke ? [{ token, preview }] : []
  })

export interface ResolvedVersions {
  set: DeploymentSet
  /** Cohort drawn for a visitor without one, to be set as a cookie. */
  newCohort: number | undefined
}

const isAccepted = (snapshot: ReleaseSnapshot | undefined, { app, version }: Preview): boolean =>
  snapshot?.registry.apps.some((one) => one.name === app && one.builds.some((build) => build.version === version)) ??
  false

/** Resolves the set of a request; undefined while there is none at all. */
export const createVersionResolver = (options: {
  sync: ReleaseSync
  readPreview: ReadPreview
  isStaff: IsStaff
  /** 0 to 9999, random. */
  drawCohort: () => number
  report: ReportFault
}) => {
  const sets = new WeakMap<ReleaseSnapshot, Map<string, DeploymentSet>>()

  /** Queries the service only where it makes a difference, because that costs a call. */
  const staffFor = async (
    { cookie, ip }: RequestIdentity,
    snapshot: ReleaseSnapshot,
    hasPreview: boolean,
  ): Promise<boolean> => {
    const matters = hasPreview || snapshot.registry.apps.some((app) => app.canary !== null)
    if (!matters || !mayHaveSession(cookie)) return false
    return options.isStaff({ cookie, ip }).catch((error: unknown) => {
      options.report(error, 'staff')
      return false
    })
  }

  /** Reads previewed builds, which are loaded only for a visitor with a link to them. */
  const loadPreviews = async (previews: readonly Preview[]): Promise<Preview[]> => {
    const builds = await Promise.all(previews.map(({ app, version }) => options.sync.build(app, version)))
    return previews.filter((_preview, index) => builds[index] !== undefined)
  }

  const setFor = (snapshot: ReleaseSnapshot, visitor: Visitor): DeploymentSet => {
    const known = sets.get(snapshot) ?? new Map<string, DeploymentSet>()
    sets.set(snapshot, known)
    const preferences = toVersionPreferences(snapshot.registry, visitor)
    const found = known.get(preferences.key)
    if (found) return found
    const set = resolveDeploymentSet(snapshot, preferences)
    for (const sentence of set.unmetPreferences)
      options.report(new DeliveryFault('incompatible', sentence), 'incompatible')
    if (known.size >= REMEMBERED_SETS) known.clear()
    known.set(preferences.key, set)
    return set
  }

  /** The set of a visitor without the versions that blocked the browser's page while it was made of just this set. */
  const withoutBlocked = (
    snapshot: ReleaseSnapshot,
    visitor: Visitor,
    blocked: readonly BlockedVersion[],
  ): DeploymentSet => {
    const set = setFor(snapshot, visitor)
    const next = blocked.find(
      ({ app, version, revision }) =>
        revision === set.revision &&
        set.remotes.some(({ build: { record } }) => record.name === app && record.version === version) &&
        set.before.some(({ record }) => record.name === app),
    )
    if (!next) return set
    // A version that comes instead may have blocked the page too.
    return withoutBlocked(snapshot, { ...visitor, blocked: [...visitor.blocked, next] }, blocked)
  }

  /** `draw`: whether a visitor without a cohort may be given one. */
  return async (
    { headers, ip }: { headers: VisitorHeaders; ip: string },
    { draw } = { draw: false },
  ): Promise<ResolvedVersions | undefined> => {
    const { cookie } = headers
    const smoke = readSmoke(headers[SMOKE_HEADER], options.readPreview)
    // Another server may have accepted the version just now.
    if (smoke && !isAccepted(options.sync.current(), smoke)) await options.sync.refresh()
    const snapshot = options.sync.current()
    if (!snapshot) return undefined
    const links = readPreviews(cookie, options.readPreview)
    const isStaff = await staffFor({ cookie, ip }, snapshot, links.length > 0)
    const wanted = [...(smoke ? [smoke] : []), ...(isStaff ? links.map(({ preview }) => preview) : [])]
    const previews = await loadPreviews(wanted)
    const known = readCohort(cookie)
    // A cohort is drawn only while a trial by share needs it.
    const isShared = snapshot.registry.apps.some(({ canary }) => canary !== null && canary.stage !== 'staff')
    const newCohort = draw && known === undefined && isShared ? options.drawCohort() : undefined
    const failedShell = cookieValue(cookie, FAILED_SHELL_COOKIE)
    const visitor = { cohort: known ?? newCohort, isStaff, previews, failedShell, blocked: [] }
    const set = withoutBlocked(snapshot, visitor, readBlocked(cookie))
    return { set, newCohort }
  }
}
export type ResolveVersions = ReturnType<typeof createVersionResolver>
