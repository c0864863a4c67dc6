import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { startFreshService } from '../fixtures/service'
import { runDayInside, runDayOutside } from '../independence/first-day'
import { openStage } from './verify-stage'

const DAYS = { 'outside of the repository': runDayOutside, 'in the repository': runDayInside }
type Day = keyof typeof DAYS
interface Row extends VerifyRow {
  id: Day
}

export const table: VerifyTable<Row> = {
  name: 'first-day',
  document: {
    title: "A team's first day",
    about: [
      'A new remote is made, and every line that `create-remote` prints is typed, one after another: outside of the repository in a folder that was empty before, with an edit during `npm run dev`, the key that the operator admits, a preview, a publish, newer packages and the last day, `retire`; in the repository in a clone whose packages are installed. A browser looks at the page at each of them.',
    ],
    columns: ['where', 'lines typed', 'minutes', 'each line and its seconds'],
    summary: (rows) =>
      rows.map(({ cells: [where, lines, minutes] }) => `${where}: ${lines} lines in ${minutes} minutes.`),
  },
  rows: () => (Object.keys(DAYS) as Day[]).map((id) => ({ id })),
  open: async () => {
    const { browser, site, close } = await openStage(startFreshService)
    return {
      close,
      run: async ({ id }) => {
        const { typed } = await DAYS[id](browser, site)
        const minutes = typed.reduce((sum, { seconds }) => sum + seconds, 0) / 60
        const lines = typed.map(({ line, seconds }) => `\`${line}\` ${seconds}`)
        return { cells: [id, typed.length, minutes.toFixed(1), lines.join('<br>')], faults: [] }
      },
    }
  },
}
