import { createHash } from 'node:crypto'
import type { ReleasedApp, ReleaseRegistry, Stage } from '@shuttle/releases'

export const COHORTS = 10_000
const IN_EACH_PER_CENT = COHORTS / 100

/**
 * Steps that spread neighbours far apart and reach every position once, so that any even sample of visitors meets the
 * share: a plain hash deviates by more than a point on 2,000.
 */
const STEPS = [6181, 3819, 7639, 2361, 4141, 5859, 4143, 1681, 7071, 2929] as const

/** Position of a visitor in the order of one release, 0 to 9999; each release has an order of its own. */
export const placeInQueue = (cohort: number, app: string, version: string): number => {
  const hash = createHash('sha256').update(`${app} ${version}`).digest()
  const step = STEPS[hash.readUInt8(4) % STEPS.length] ?? STEPS[0]
  return (cohort * step + hash.readUInt32BE(0)) % COHORTS
}

/**
 * Whether a visitor gets a release on trial, the same on every server and after a restart. A
 * visitor without a cohort is in no share.
 */
export const isChosen = (
  visitor: Pick<Visitor, 'cohort' | 'isStaff'>,
  app: string,
  canary: { version: string; stage: Stage },
): boolean => {
  if (visitor.isStaff) return true
  if (canary.stage === 'staff' || visitor.cohort === undefined) return false
  return placeInQueue(visitor.cohort, app, canary.version) < Number(canary.stage) * IN_EACH_PER_CENT
}

/** Properties of a visitor that decide which builds the visitor gets. */
export interface Visitor {
  /** 0 to 9999; undefined is in no share. */
  cohort: number | undefined
  isStaff: boolean
  /** From verified signed links. */
  previews: readonly { app: string; version: string; smoke?: true | undefined }[]
  /** Version of the shell that did not start in this browser. */
  failedShell: string | undefined
  /** Versions of remotes that blocked the page of this browser: the version before is used, where there is one. */
  blocked: readonly { app: string; version: string }[]
}

export interface AppPreference {
  app: ReleasedApp
  /** Best first. */
  versions: readonly string[]
  /** True when the visitor gets the first version only by a preview link. */
  isPreview: boolean
  /** Versions that blocked the page of this browser. */
  blocked: readonly string[]
}

/** Versions of each app in order of preference for a visitor; their compatibility is not checked yet. */
export interface VersionPreferences {
  apps: readonly AppPreference[]
  failedShell: string | undefined
  /** Equal for visitors who get the same set. */
  key: string
}

const toAppPreference = (app: ReleasedApp, visitor: Visitor): AppPreference => {
  const { version: preview, smoke } = visitor.previews.find((one) => one.app === app.name) ?? {}
  // An old link must not bring back what was rolled back; a publish may, and is smoked before.
  const isOpen = app.builds.some(({ version, withdrawn }) => version === preview && (smoke || !withdrawn))
  const trial = app.canary && isChosen(visitor, app.name, app.canary) ? app.canary.version : undefined
  const usual = [trial, app.live].filter((version) => typeof version === 'string')
  const blocked = visitor.blocked.filter((one) => one.app === app.name).map(({ version }) => version)
  if (!isOpen || preview === undefined || preview === usual[0])
    return { app, versions: usual, isPreview: false, blocked }
  return { app, versions: [preview, ...usual.filter((version) => version !== preview)], isPreview: true, blocked }
}

/** Preview before canary before live. */
export const toVersionPreferences = (registry: ReleaseRegistry, visitor: Visitor): VersionPreferences => {
  const apps = registry.apps.map((app) => toAppPreference(app, visitor))
  const shell = apps.find(({ app }) => app.kind === 'shell')?.versions[0]
  const failedShell = visitor.failedShell === shell ? shell : undefined
  const key = JSON.stringify([
    apps.map(({ versions, isPreview, blocked }) => [isPreview, blocked, ...versions]),
    failedShell,
  ])
  return { apps, failedShell, key }
}
