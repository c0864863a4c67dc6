import type { ReleaseBook, ReleasedApp } from '@shuttle/releases'
import { layOutTable } from './lay-out-table'
import { sayMoment } from './say-moment'
import { sayStage } from './say-stage'
import { versionsToReturnTo } from './versions-to-return-to'

const rowOf = (app: ReleasedApp): string[] => {
  const since = app.builds.find(({ version }) => version === app.live)?.wentLiveAt
  const trial = app.canary ? `${app.canary.version} to ${sayStage(app.canary.stage)}` : ''
  return [app.name, app.live ?? 'nothing', since ? sayMoment(since) : '', trial, app.enabled ? '' : 'closed']
}

const earlierOf = (app: ReleasedApp): string[] => {
  const rows = versionsToReturnTo(app).map(({ version, wentLiveAt, withdrawn }, at) => [
    String(at + 1).padStart(2),
    version,
    sayMoment(wentLiveAt ?? 0),
    withdrawn ? 'withdrawn' : '',
  ])
  const first = `${app.name} can go back to:`
  return rows.length === 0 ? [`${app.name} has no version to go back to.`] : [first, ...layOutTable(rows)]
}

/** The book for a person at a terminal; of one app, with the versions that a rollback can name. */
export const showStatus = (book: ReleaseBook, name?: string): string[] => {
  const apps = book.apps.filter((app) => name === undefined || app.name === name)
  if (apps.length === 0) return [`${name === undefined ? 'Nothing' : `Nothing of ${name}`} was published yet.`]
  const heads = ['app', 'live', 'since', apps.some(({ canary }) => canary) ? 'on trial' : '', '']
  const table = layOutTable([heads, ...apps.map(rowOf)])
  return name === undefined ? table : [...table, '', ...apps.flatMap(earlierOf)]
}
