import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runJest } from '@shuttle/platform/run-jest'
import { runServiceTests } from '@shuttle/platform/run-service-tests'
import { trackedSources } from '@shuttle/platform/source-files'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { playSuites } from './play-suites'

const root = resolve(import.meta.dirname, '../..')

/** Suites of screens of whose cases `npm test` takes one in turn. */
const isInTurn = (file: string): boolean =>
  file.endsWith('.test.tsx') && readFileSync(join(root, file), 'utf8').includes('inTurn(')

export const table: VerifyTable<VerifyRow> = {
  name: 'large',
  document: {
    title: 'Processes that start, stop and die, the demo, and whole matrices',
    about: [
      'Suites that start the service, its database or the release tool as processes, and those that fill the demo: each test takes seconds, so `npm test` leaves them out. And the whole matrices of which `npm test` plays one row of each kind, or one case in turn. One suite: `npx jest <file>`, of a screen with `EVERY_CASE=1`.',
    ],
    columns: ['suite', 'tests', 'held'],
  },
  rows: () =>
    trackedSources(root)
      .filter((file) => file.endsWith('.large.test.ts') || isInTurn(file))
      .map((id) => ({ id })),
  open: async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-large-'))
    // The database server runs as another user where the tests run as root.
    chmodSync(scratch, 0o711)
    return {
      close: async () => rmSync(scratch, { recursive: true, force: true }),
      run: ({ id }) =>
        playSuites(id, (say) =>
          isInTurn(id)
            ? runJest({ root, scratch, say }, ['browser-unit'], { env: { EVERY_CASE: '1' }, only: id })
            : runServiceTests({ root, scratch, say }, { project: 'large', only: id }),
        ),
    }
  },
}
