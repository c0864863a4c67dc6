import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { startFreshService } from '../fixtures/service'
import { runDayByWorkflow, runDayInside, runDayOutside } from '../independence/first-day'
import { openStage } from './verify-stage'

const DAYS = {
  'outside of the repository': runDayOutside,
  'by the build workflow': runDayByWorkflow,
  'in the repository': runDayInside,
}
/** What docs/teams.md promises a new team. */
const LIVE_WITHIN_MINUTES = 20
type Day = keyof typeof DAYS
interface Row extends VerifyRow {
  id: Day
}

export const table: VerifyTable<Row> = {
  name: 'first-day',
  document: {
    title: "A team's first day",
    about: [
      'A new remote is made, and every line that `create-remote` prints is typed, one after another: outside of the repository in a folder that was empty before, with edits during `npm run dev`, the key that the operator admits, a preview, a publish, newer packages and the last day, `retire`; in the repository in a clone whose packages are installed. A browser opens the page at each of them.',
      `The edits outside add an event, a slot that sends it, and a call to a service of the team, whose origin the operator admits after a refused publish; the page of a second remote opens the slot and shows the event. All of it must be live within ${LIVE_WITHIN_MINUTES} minutes of the first line.`,
      'The build workflow of another remote runs as two pushes do, the first without a change of its live version: each job in a clone of its own, and each line by bash, but for the download of a browser. Visitors get the change after the job `promote`.',
    ],
    columns: ['where', 'lines typed', 'minutes', 'live after', 'each line and its seconds'],
    summary: (rows) =>
      rows.map(
        ({ cells: [where, lines, minutes, live] }) =>
          `${where}: ${lines} lines in ${minutes} minutes${live ? `, live after ${live}` : ''}.`,
      ),
  },
  rows: () => (Object.keys(DAYS) as Day[]).map((id) => ({ id })),
  open: async () => {
    const { browser, site, close } = await openStage(startFreshService)
    return {
      close,
      run: async ({ id }) => {
        const { typed, liveMinutes = 0 } = await DAYS[id](browser, site)
        const minutes = typed.reduce((sum, { seconds }) => sum + seconds, 0) / 60
        const lines = typed.map(({ line, seconds }) => `\`${line}\` ${seconds}`)
        const live = liveMinutes > 0 ? liveMinutes.toFixed(1) : ''
        return {
          cells: [id, typed.length, minutes.toFixed(1), live, lines.join('<br>')],
          faults: liveMinutes > LIVE_WITHIN_MINUTES ? [`live after ${live} minutes`] : [],
        }
      },
    }
  },
}
