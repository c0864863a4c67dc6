import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runServiceTests } from '@shuttle/platform/run-service-tests'
import { trackedSources } from '@shuttle/platform/source-files'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { playSuites } from './play-suites'

const root = resolve(import.meta.dirname, '../..')

export const table: VerifyTable<VerifyRow> = {
  name: 'large',
  document: {
    title: 'Processes that start, stop and die, the demo, and whole matrices',
    about: [
      'Suites that start the service, its database or the release tool as processes, and those that fill the demo: each test takes seconds, so `npm test` leaves them out. And the whole matrices of which `npm test` plays one row of each kind. One suite: `npx jest <file>`.',
    ],
    columns: ['suite', 'tests', 'held'],
  },
  rows: () =>
    trackedSources(root)
      .filter((file) => file.endsWith('.large.test.ts'))
      .map((id) => ({ id })),
  open: async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-large-'))
    // The database server runs as another user where the tests run as root.
    chmodSync(scratch, 0o711)
    return {
      close: async () => rmSync(scratch, { recursive: true, force: true }),
      run: ({ id }) => playSuites(id, (say) => runServiceTests({ root, scratch, say }, { project: 'large', only: id })),
    }
  },
}
