import {
  type AdmittedOrigin,
  findNameableVersions,
  type HistoryEntry,
  type Move,
  type ReleasedApp,
  type ReleaseRegistry,
  type ReleaseRule,
  type RevokedKey,
  type SiteReleases,
  type SmokeOutcome,
  type Stage,
} from '@shuttle/releases'
import { describeSmokedPages } from '../smoke/served-set'
import { figuresRows } from './figures-rows'
import { sourceRows } from './source-rows'
import { usesRows } from './uses-rows'

/** The visitors of a trial. */
const formatStage = (stage: Stage): string => (stage === 'staff' ? 'staff' : `${stage} %`)

/** `2026-11-21 03:05 UTC`: teams and servers are in different time zones. `ms` since 1970. */
export const formatTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Columns of equal width, separated by two spaces; empty columns are omitted. */
const formatTable = (rows: readonly (readonly string[])[]): string[] => {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, at) => Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .filter((_, at) => widths[at])
      .join('  ')
      .trimEnd(),
  )
}

const command = (args: string): string => `npm run release -- ${args}`

/** Result of a publish or promotion: at a stage, or live for all visitors. */
const forward = (before: ReleasedApp | undefined, { name, live, canary }: ReleasedApp): string[] => {
  if (!canary) {
    const was = before?.live
    if (!was || was === live) return [`${name}: live ${live}.`]
    return [`${name}: live ${live}, before it ${was}. Back: ${command(`rollback ${name}`)}`]
  }
  const whom = canary.stage === 'staff' ? 'signed-in staff' : `${canary.stage} of 100 visitors`
  return [
    `${name}: ${canary.version} is shown to ${whom}, ${live} to all others.`,
    `Further: ${command(`promote ${name}`)}. Or end it: ${command(`rollback ${name}`)}`,
  ]
}

const back = (before: ReleasedApp | undefined, after: ReleasedApp): string[] => {
  const { name, live } = after
  const trial = before?.canary
  if (trial && before.live === live)
    return [`${name}: the trial of ${trial.version} (${formatStage(trial.stage)}) is over; all get ${live}.`]
  const left = newlyMarked(before, after, true)
  return [
    `${name}: went back from ${before?.live} to ${live}.`,
    `Open pages leave ${left.join(', ')} as soon as they can, for ${live}.`,
  ]
}

/** Versions whose withdrawal began or ended by a move. */
const newlyMarked = (before: ReleasedApp | undefined, after: ReleasedApp, withdrawn: boolean): string[] =>
  after.builds
    .filter((build) => build.withdrawn === withdrawn)
    .map(({ version }) => version)
    .filter((version) => before?.builds.some((build) => build.version === version && build.withdrawn !== withdrawn))

/** Effect of a move, and the commands that may follow. */
export const describeMove = (action: Move['action'], before: ReleasedApp | undefined, after: ReleasedApp): string[] => {
  switch (action) {
    case 'publish':
    case 'promote':
      return forward(before, after)
    case 'rollback':
      return back(before, after)
    case 'disable':
      return [
        `${after.name} is closed: its pages say so, open ones within 5 seconds.`,
        `Open it again: ${command(`enable ${after.name}`)}`,
      ]
    case 'withdraw': {
      const [version] = newlyMarked(before, after, true)
      return [
        `${after.name}: ${version} is withdrawn. Open pages leave it as soon as they can, for ${after.live}.`,
        `Take it back: ${command(`withdraw ${after.name} ${version} --undo`)}`,
      ]
    }
    case 'restore':
      return [
        `${after.name}: ${newlyMarked(before, after, false)[0]} is not withdrawn any more; live is ${after.live}.`,
      ]
    case 'enable':
      return [`${after.name} is open again: ${after.live} is live.`]
    case 'retire':
      return [
        `${after.name} is retired: its paths are free, and pages opened from now on do not have it.`,
        `Open pages keep ${before?.live}; its files stay for 30 days. Back: ${command(`publish ${after.name}`)}`,
      ]
  }
}

/** How a build went to visitors without a smoke that passed. */
const SMOKE: Readonly<Record<SmokeOutcome, string>> = {
  passed: '',
  skipped: '--no-smoke',
  'no-browser': 'no browser',
  'no-page': 'no page',
}

/** Moves, one a line, each with the state after it. */
export const formatHistory = (entries: readonly HistoryEntry[]): string[] => {
  if (entries.length === 0) return ['Nothing was moved yet.']
  const rows = entries.map(({ at, app, action, live, canary, withdrawn, restored, by, note, smoke, smokedPages }) => {
    const trial = canary ? `, ${canary.version} to ${formatStage(canary.stage)}` : ''
    const passed = smokedPages && `passed, ${describeSmokedPages(smokedPages)}`
    const smoked = passed ?? (smoke === undefined ? '' : SMOKE[smoke])
    const marked = [withdrawn.join(', '), restored.join(', ')]
    return [formatTime(at), app, action, `live ${live ?? 'nothing'}${trial}`, ...marked, smoked, by, note]
  })
  const headOf = (title: string, has: (entry: HistoryEntry) => number): string => (entries.some(has) ? title : '')
  return formatTable([
    [
      ...['when', 'app', 'move', 'after it'],
      headOf('withdrawn', (entry) => entry.withdrawn.length),
      headOf('restored', (entry) => entry.restored.length),
      headOf('smoke', ({ smoke = 'passed', smokedPages }) => (smokedPages ? 1 : SMOKE[smoke].length)),
      'by',
      headOf('why', (entry) => entry.note.length),
    ],
    ...rows,
  ])
}

const toRow = (app: ReleasedApp): string[] => {
  const since = app.builds.find(({ version }) => version === app.live)?.wentLiveAt
  const trial = app.canary ? `${app.canary.version} to ${formatStage(app.canary.stage)}` : ''
  const isRetired = app.live === null && app.builds.some(({ wentLiveAt }) => wentLiveAt !== null)
  const state = isRetired ? 'retired' : app.enabled ? '' : 'closed'
  return [app.name, app.live ?? 'nothing', since ? formatTime(since) : '', trial, state]
}

const formatRollbackTargets = (app: ReleasedApp): string[] => {
  const rows = findNameableVersions(app).map(({ version, wentLiveAt, withdrawn }, at) => [
    // A withdrawn version is reached by its name alone.
    withdrawn ? '' : String(at + 1).padStart(2),
    version,
    formatTime(wentLiveAt ?? 0),
    withdrawn ? 'withdrawn' : '',
  ])
  const first = `${app.name} can go back to:`
  if (app.live === null) return [`Nothing of ${app.name} is live: publish it.`]
  return rows.length === 0 ? [`${app.name} has no version to go back to.`] : [first, ...formatTable(rows)]
}

/** Requirement of an app before it goes live for all visitors. */
export const formatRule = ({ app, canaryMinutes }: ReleaseRule): string =>
  canaryMinutes === null
    ? `${app} goes on trial and live only with a second signature.`
    : `${app} goes live after ${canaryMinutes} minutes at 5 or 25 of 100 visitors, or with a second signature.`

const ORIGIN_VERBS = { connect: 'call', frame: 'embed', img: 'show pictures of' } as const

export const formatOrigin = ({ app, kind, origin }: AdmittedOrigin, admitted = true): string =>
  `Pages of ${app} may ${ORIGIN_VERBS[kind]} ${origin}${admitted ? '' : ' no more'}.`

const formatRevokedKey = ({ key, withdrawsBuilds, by, at }: RevokedKey): string =>
  `${key} was revoked by ${by}, ${formatTime(at)}${withdrawsBuilds ? ', and what it signed taken down' : ''}.`

/** Versions that visitors have although no smoke passed. */
const formatUnsmoked = ({ name, live, canary, builds }: ReleasedApp): string[] =>
  builds
    .filter(({ version, smoke = 'passed' }) => [live, canary?.version].includes(version) && smoke !== 'passed')
    .map(({ version, smoke = 'passed' }) => `${name} ${version} was published without a smoke: ${SMOKE[smoke]}.`)

/**
 * The registry as a table, with who published what, figures and uses; for one app, also of versions that a rollback can
 * name. `isWhole`: publishers and figures of these versions of every app too.
 */
export const formatStatus = (
  registry: ReleaseRegistry,
  { name, site, isWhole = false }: { name?: string | undefined; site?: SiteReleases; isWhole?: boolean } = {},
): string[] => {
  // A retired app whose builds are deleted has none left.
  const apps = registry.apps.filter((app) => app.builds.length > 0 && (name === undefined || app.name === name))
  if (apps.length === 0) return [`${name === undefined ? 'Nothing' : `Nothing of ${name}`} was published yet.`]
  const { rules = [], revokedKeys = [], origins = [] } = registry
  const heads = ['app', 'live', 'since', apps.some(({ canary }) => canary) ? 'on trial' : '', '']
  const table = formatTable([heads, ...apps.map(toRow)])
  const notes = [
    ...rules.filter(({ app }) => name === undefined || app === name).map(formatRule),
    ...origins.filter(({ app }) => name === undefined || app === name).map((one) => formatOrigin(one)),
    ...revokedKeys.map(formatRevokedKey),
    ...apps.flatMap(formatUnsmoked),
  ]
  const targets = name === undefined ? [] : ['', ...apps.flatMap(formatRollbackTargets)]
  const withStored = isWhole || name !== undefined
  const known = site?.apps.filter((one) => apps.some((app) => app.name === one.name)) ?? []
  const tables = [
    sourceRows(known, withStored, formatTime),
    figuresRows(known, withStored),
    ...(site ? usesRows(site, name) : []),
  ].flatMap((rows) => (rows.length > 1 ? ['', ...formatTable(rows)] : []))
  return [...table, ...tables, ...(notes.length > 0 ? ['', ...notes] : []), ...targets]
}
