import { createHash } from 'node:crypto'
import type { PageManifest, RemoteManifest } from '@shuttle/contracts'
import type { AdmittedOrigin, ReleasedApp } from '@shuttle/releases'
import { incompatibility, versionBefore } from '../composition/compatibility'
import type { Build } from './build'
import type { CachedRegistry } from './build-library'
import type { AppPreference, VersionPreferences } from './version-preferences'

export interface DeployedRemote {
  build: Build
  /** Closed by the kill switch: its paths are known, but nothing of it is loaded. */
  isClosed: boolean
}

/** The builds that a page is composed of; they are compatible. */
export interface DeploymentSet {
  /** Identifies this combination. */
  revision: string
  withdrawals: number
  shell: Build
  remotes: readonly DeployedRemote[]
  /** The fallback of each remote in the browser. */
  before: readonly Build[]
  /** Versions that this visitor sees by a preview link. */
  previews: readonly { name: string; version: string }[]
  /** Other origins that the operator admitted. */
  origins: readonly AdmittedOrigin[]
  /** Sentences on preferences that were refused. */
  unmetPreferences: readonly string[]
}

interface ChosenPart {
  remotes: DeployedRemote[]
  before: Build[]
  previews: { name: string; version: string }[]
  unmetPreferences: string[]
}
const NOTHING: ChosenPart = { remotes: [], before: [], previews: [], unmetPreferences: [] }

type Find = (version: string) => Build | undefined

/** Skips the version that failed in this browser, if there is one before it. */
const chooseShell = ({ app, versions }: AppPreference, failed: string | undefined, find: Find): Build => {
  const preferred = versions.find((version) => find(version))
  const before =
    preferred !== undefined && preferred === failed
      ? versionBefore(app, preferred, (version) => find(version) !== undefined)
      : undefined
  const shell = find(before ?? preferred ?? '')
  if (!shell) throw new Error('the shell of the snapshot is not in memory')
  return shell
}

const closedRemote = (app: ReleasedApp, find: Find): ChosenPart => {
  const known = app.builds.filter(({ wentLiveAt }) => wentLiveAt !== null).map(({ version }) => version)
  const build = [app.live ?? '', ...known].map(find).find((one) => one !== undefined)
  return { ...NOTHING, remotes: build ? [{ build, isClosed: true }] : [] }
}

/**
 * The preferred version, else the newest one before the live one, if it runs on this shell. One that blocked the page
 * of this browser gives way to the version before it.
 */
const openRemote = ({ app, versions, isPreview, blocked }: AppPreference, shell: Build, find: Find): ChosenPart => {
  const obstacle = (version: string): string | undefined => {
    const build = find(version)
    return build ? incompatibility(shell.record, build.record) : `${app.name} ${version} is not in memory`
  }
  const fits = (version: string) => obstacle(version) === undefined
  const preferred = versions.findIndex(fits)
  const last = versions.at(-1)
  const usual = versions[preferred] ?? (last === undefined ? undefined : versionBefore(app, last, fits))
  const isFree = (version: string) => fits(version) && !blocked.includes(version)
  const chosen = usual !== undefined && blocked.includes(usual) ? (versionBefore(app, usual, isFree) ?? usual) : usual
  const build = chosen === undefined ? undefined : find(chosen)
  const unmetPreferences = versions
    .slice(0, preferred < 0 ? undefined : preferred)
    .flatMap((version) => obstacle(version) ?? [])
  if (!build) return { ...NOTHING, unmetPreferences }
  const spare = versionBefore(app, build.record.version, fits)
  const before = spare === undefined ? undefined : find(spare)
  return {
    remotes: [{ build, isClosed: false }],
    before: before ? [before] : [],
    previews: isPreview && chosen === versions[0] ? [{ name: app.name, version: build.record.version }] : [],
    unmetPreferences,
  }
}

const hashRevision = (shell: Build, remotes: readonly DeployedRemote[]): string => {
  const names = remotes.map(({ build: { record }, isClosed }) => [record.name, record.version, isClosed])
  return createHash('sha256')
    .update(JSON.stringify([shell.record.version, names]))
    .digest('hex')
    .slice(0, 12)
}

/** Resolves preferences to a compatible set by kill switch, compatibility with the shell, and earlier versions. */
export const resolveDeploymentSet = (
  { registry, find }: CachedRegistry,
  preferences: VersionPreferences,
): DeploymentSet => {
  const finder =
    ({ name }: ReleasedApp): Find =>
    (version) =>
      find(name, version)
  const shellPreference = preferences.apps.find(({ app }) => app.kind === 'shell')
  if (!shellPreference) throw new Error('the registry has no shell')
  const shell = chooseShell(shellPreference, preferences.failedShell, finder(shellPreference.app))
  const isShellPreview = shellPreference.isPreview && shellPreference.versions[0] === shell.record.version

  const parts = preferences.apps
    .filter(({ app }) => app.kind === 'remote')
    .map((preference) =>
      preference.app.enabled
        ? openRemote(preference, shell, finder(preference.app))
        : closedRemote(preference.app, finder(preference.app)),
    )
  // A previewed remote has precedence for its paths.
  parts.sort((left, right) => right.previews.length - left.previews.length)
  const remotes = parts.flatMap((part) => part.remotes)
  return {
    revision: hashRevision(shell, remotes),
    withdrawals: registry.withdrawals,
    shell,
    remotes,
    before: parts.flatMap((part) => part.before),
    origins: registry.origins ?? [],
    previews: [
      ...(isShellPreview ? [{ name: shell.record.name, version: shell.record.version }] : []),
      ...parts.flatMap((part) => part.previews),
    ],
    unmetPreferences: parts.flatMap((part) => part.unmetPreferences),
  }
}

export interface DeployedPage {
  build: Build
  manifest: RemoteManifest
  page: PageManifest
  /** Closed by the kill switch: the shell shows a notice, and nothing of the owner is sent. */
  isClosed: boolean
}

/**
 * The builds that fill the slots of a page's first screen: open remotes only, each slot by the first one that has it.
 */
export const findFillers = (set: DeploymentSet, { page }: DeployedPage): Array<{ build: Build; slot: string }> =>
  (page.firstSlots ?? []).flatMap((slot) => {
    const filler = set.remotes.find(({ build, isClosed }) => !isClosed && build.record.manifest?.slots.includes(slot))
    return filler ? [{ build: filler.build, slot }] : []
  })

/** Owner of this exact path: a remote, or the shell for its own pages. */
export const findDeployedPage = (set: DeploymentSet, path: string): DeployedPage | undefined => {
  const candidates = [
    ...set.remotes.map((remote) => ({ ...remote, manifests: [remote.build.record.manifest ?? []].flat() })),
    { build: set.shell, isClosed: false, manifests: set.shell.record.builtIn ?? [] },
  ]
  for (const { build, isClosed, manifests } of candidates) {
    for (const manifest of manifests) {
      const page = manifest.pages.find((one) => one.path === path)
      if (page) return { build, manifest, page, isClosed }
    }
  }
  return undefined
}
