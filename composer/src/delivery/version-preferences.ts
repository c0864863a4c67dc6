import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import { isChosen } from '../composition/cohort'

/** Properties of a visitor that decide which builds the visitor gets. */
export interface Visitor {
  /** 0 to 9999; undefined is in no share. */
  cohort: number | undefined
  isStaff: boolean
  /** From verified signed links. */
  previews: readonly { app: string; version: string }[]
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
  const preview = visitor.previews.find((one) => one.app === app.name)?.version
  // Accepted and not withdrawn: an old link must not bring back what was rolled back.
  const isOpen = app.builds.some(({ version, withdrawn }) => version === preview && !withdrawn)
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
