import type { SiteApp } from '@shuttle/releases'
import { listVersions } from './list-versions'

/** Who published each version of what; `formatTime` takes milliseconds. */
export const sourceRows = (
  apps: readonly SiteApp[],
  withStored: boolean,
  formatTime: (ms: number) => string,
): string[][] => {
  const rows = listVersions(apps, withStored).map(({ at, build }) => {
    const { version, wentLiveAt, publisher, isSigned, person, commit, note } = build
    const since = wentLiveAt === null ? '' : formatTime(wentLiveAt)
    return [at, version, since, isSigned ? publisher : `${publisher}, which has ended`, person, commit, note]
  })
  const headOf = (title: string, column: number) => (rows.some((row) => row[column]) ? title : '')
  return [
    ['app', 'version', headOf('live since', 2), 'key', headOf('by', 4), headOf('commit', 5), headOf('why', 6)],
    ...rows,
  ]
}
