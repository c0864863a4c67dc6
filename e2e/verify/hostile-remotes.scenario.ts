import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { HOSTILE_REMOTES, type HostileRemote } from '../containment/hostile-remotes'
import { runHostileRemote } from '../containment/run-hostile-remote'
import { UNHEARD_REMOTES } from '../containment/unheard-remotes'
import { startFreshService } from '../fixtures/service'
import { openStage } from './verify-stage'

interface HostileRow extends VerifyRow {
  remote: HostileRemote
}

export const table: VerifyTable<HostileRow> = {
  name: 'hostile-remotes',
  document: {
    title: 'One remote against all',
    about: [
      'Remotes whose builds no tool of ours has looked at are signed and published, each with something that would harm the whole page. A style that reaches beyond its remote must be refused, with file and line.',
      'The page of the others is opened by a member and left by the browser’s own button. Then the links of the home page must be seen and take a tap, a line must be opened, calls must be answered and the member still be signed in after a reload; listeners, timers, styles and handlers of the remote must be gone, and the service be told what it did, with name and version.',
      'Before a page is left, what must be gone afterwards is found at work: the control of each row.',
      'An endless loop cannot be ended by the page that it blocks: the process of the tab is ended, and the next start in this tab reports whose page it was. After two blocks of more than ten seconds the version before is shown.',
    ],
    columns: ['what it does', 'published', 'reported'],
    summary: (finished) => {
      const refused = finished.filter(({ measured }) => measured?.refused).length
      return [`${refused} of ${finished.length} were refused with file and line, the others contained and reported.`]
    },
  },
  rows: () => [...HOSTILE_REMOTES, ...UNHEARD_REMOTES].map((remote) => ({ id: remote.name, remote })),
  open: async () => {
    const { browser, site, close } = await openStage(startFreshService)
    return {
      close,
      run: async ({ remote }) => {
        const { refusal, reports, faults } = await runHostileRemote(browser, site, remote)
        return {
          cells: [remote.does, refusal === undefined ? 'yes' : 'refused', [...new Set(reports)].join('; ')],
          faults,
          measured: { refused: refusal === undefined ? 0 : 1 },
        }
      },
    }
  },
}
