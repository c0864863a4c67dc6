import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { type ComposerRow, composerRowName, composerRows } from '../faults/composer-faults'
import { startComposerSite } from '../faults/composer-site'
import { assessComposerRow, lateComposerRow, runComposerRow } from '../faults/run-composer-row'
import { openStage } from './verify-stage'

interface Row extends VerifyRow {
  row: ComposerRow
}

const yes = (claim: boolean): string => (claim ? 'yes' : 'no')

export const table: VerifyTable<Row> = {
  name: 'composer-faults',
  document: {
    title: 'Faults of what the composer reads',
    about: [
      'A build goes live that the composer cannot read, or the store or the release book is away, on a site with PostgreSQL behind a gate; while it runs, and over a restart of the process. Somebody has had a page open since before, somebody else comes for the first time.',
      'A row has kept what it owes when the visit shows the last good version within 3 s, pages of another remote open in both tabs, what was entered is still there, and a visit shows the new build within 5 s after the fault ended. The two versions differ in a sentence, which is read off the screen. A process without its database does not start, so that is no row.',
    ],
    columns: ['fault', 'when', 'shows', 'ms to it', 'others open', 'input kept', 'ms to heal'],
  },
  rows: () => composerRows().map((row) => ({ id: composerRowName(row), row })),
  open: async () => {
    const { browser, site, close } = await openStage(startComposerSite)
    return {
      close,
      run: async ({ row }) => {
        const result = await runComposerRow(browser, site, row)
        return {
          cells: [
            row.fault,
            row.when,
            result.shows,
            result.msToPage,
            yes(result.isElsewhereOpen),
            yes(result.isInputPreserved),
            Number.isFinite(result.msToHeal) ? result.msToHeal : 'never',
          ],
          faults: [...assessComposerRow(result), ...lateComposerRow(result)],
        }
      },
    }
  },
}
