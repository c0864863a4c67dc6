import type { HistoryEntry } from '@shuttle/releases'
import { layOutTable } from './lay-out-table'
import { sayMoment } from './say-moment'
import { sayStage } from './say-stage'

/** Moves for a person at a terminal, one a line, each with what it led to. */
export const showHistory = (entries: readonly HistoryEntry[]): string[] => {
  if (entries.length === 0) return ['Nothing was moved yet.']
  const rows = entries.map(({ at, app, action, live, canary, by, note }) => {
    const trial = canary ? `, ${canary.version} to ${sayStage(canary.stage)}` : ''
    return [sayMoment(at), app, action, `live ${live ?? 'nothing'}${trial}`, by, note]
  })
  return layOutTable([
    ['when', 'app', 'move', 'after it', 'by', entries.some(({ note }) => note) ? 'why' : ''],
    ...rows,
  ])
}
