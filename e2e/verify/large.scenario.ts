import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runJest } from '@shuttle/platform/run-jest'
import { runServiceTests } from '@shuttle/platform/run-service-tests'
import { trackedSources } from '@shuttle/platform/source-files'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { runSuites } from './run-suites'

const root = resolve(import.meta.dirname, '../..')

/** Suites of which `npm test` runs one case in turn, or one row of each kind. */
const TAKES_PART = /\b(inTurn|inLarge|byTurns|nextLanguages|EACH_KIND)\b/
const takesPart = (file: string): boolean =>
  /(?<!\.large)\.test\.tsx?$/.test(file) &&
  !file.startsWith('shared/') &&
  TAKES_PART.test(readFileSync(join(root, file), 'utf8'))

export const table: VerifyTable<VerifyRow> = {
  name: 'large',
  document: {
    title: 'Processes, faults around the service, large tables, the demo, and whole matrices',
    about: [
      'Suites that start the service, its database or tools as processes, that let a provider, mail server or network fail, that change keys, that fill a hundred thousand rows or the demo: each takes seconds, so `npm test` leaves them out. And the whole matrices of which `npm test` runs one row of each kind, or one case in turn. One suite: `npx jest <file>`, of these with `EVERY_CASE=1`.',
    ],
    columns: ['suite', 'tests', 'held'],
  },
  rows: () =>
    trackedSources(root)
      .filter((file) => file.endsWith('.large.test.ts') || takesPart(file))
      .map((id) => ({ id })),
  open: async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-large-'))
    // The database server runs as another user where the tests run as root.
    chmodSync(scratch, 0o711)
    return {
      close: async () => rmSync(scratch, { recursive: true, force: true }),
      run: ({ id }) =>
        runSuites(id, (print) => {
          const context = { root, scratch, print }
          const whole = { env: { EVERY_CASE: '1' }, only: id }
          if (id.endsWith('.tsx')) return runJest(context, ['browser-unit'], whole)
          return runServiceTests(context, { ...whole, project: takesPart(id) ? 'service' : 'large' })
        }),
    }
  },
}
