import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findPostgres } from '@shuttle/platform/find-postgres'
import { runServiceTests } from '@shuttle/platform/run-service-tests'
import { NotHere, type VerifyRow, type VerifyTable } from '@shuttle/platform/verify-table'
import { runSuites } from './run-suites'

const root = resolve(import.meta.dirname, '../..')
const source = join(root, 'server/src')

const findFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Parts of the service, each with its suites: every module, and every other folder. */
const parts = (): string[] => [
  ...findFolders(join(source, 'modules')).flatMap((room) =>
    findFolders(join(source, 'modules', room)).map((name) => `modules/${room}/${name}`),
  ),
  ...findFolders(source).filter((name) => name !== 'modules'),
]

const hasTests = (part: string): boolean =>
  readdirSync(join(source, part), { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.test.ts'))

export const table: VerifyTable<VerifyRow> = {
  name: 'service-postgres',
  document: {
    title: 'The service on a PostgreSQL of the system',
    about: [
      'Every suite of the service, part by part, on the PostgreSQL that the system has (15 or later). `npm test` runs them on the one that npm brings.',
    ],
    columns: ['part', 'tests', 'held'],
  },
  rows: () =>
    parts()
      .filter(hasTests)
      .map((id) => ({ id })),
  open: async () => {
    const bin = await findPostgres()
    if (!bin) throw new NotHere('PostgreSQL is not installed here')
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-postgres-'))
    // The server runs as a user without rights.
    chmodSync(scratch, 0o755)
    return {
      close: async () => rmSync(scratch, { recursive: true, force: true }),
      run: ({ id }) =>
        runSuites(id, (print) =>
          runServiceTests({ root, scratch, print }, { bin, only: `server/src/${id}/.*\\.test\\.ts$` }),
        ),
    }
  },
}
