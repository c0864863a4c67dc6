import type { HistoryEntry } from '@shuttle/releases'

/** Moves for a person at a terminal, one a line, times in UTC. */
export const showHistory = (entries: readonly HistoryEntry[]): string[] =>
  entries.length === 0
    ? ['Nothing was moved yet.']
    : entries.map(({ at, app, action, live, canary, by, note }) => {
        const moment = new Date(at).toISOString().slice(0, 19).replace('T', ' ')
        const state = canary
          ? `${canary.version} at ${canary.stage}, live ${live ?? 'nothing'}`
          : `live ${live ?? 'nothing'}`
        return [moment, app.padEnd(14), action.padEnd(8), state, `by ${by}`, note].filter(Boolean).join('  ')
      })
