import type { ReleaseBook, ReleasedApp } from '@shuttle/releases'

const REACHABLE = 10

/** Versions a rollback can name, the latest first: those that were live for everybody, without the one that is. */
export const reachable = (app: ReleasedApp): ReleasedApp['builds'] =>
  app.builds
    .filter((build) => build.wentLiveAt !== null && build.version !== app.live)
    .sort((left, right) => (right.wentLiveAt ?? 0) - (left.wentLiveAt ?? 0))
    .slice(0, REACHABLE)

const momentOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

const linesOf = (app: ReleasedApp): string[] => {
  const since = app.builds.find((build) => build.version === app.live)?.wentLiveAt
  const live = app.live === null ? 'nothing live' : `${app.live}${since ? `  since ${momentOf(since)} UTC` : ''}`
  return [
    `${app.name.padEnd(16)} ${app.enabled ? '' : 'CLOSED  '}${live}`,
    ...(app.canary ? [`${''.padEnd(16)} trial: ${app.canary.version} at ${app.canary.stage}`] : []),
    ...reachable(app).map(
      (build, index) =>
        `${''.padEnd(16)} ${String(index + 1).padStart(2)}  ${build.version}${build.withdrawn ? '  withdrawn' : ''}`,
    ),
  ]
}

/** The book for a person at a terminal. */
export const showStatus = (book: ReleaseBook, name?: string): string[] => {
  const apps = book.apps.filter((app) => name === undefined || app.name === name)
  if (apps.length === 0)
    return [name === undefined ? 'Nothing was published yet.' : `Nothing of ${name} was published yet.`]
  return apps.flatMap(linesOf)
}
