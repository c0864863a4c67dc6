import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runJest } from '@shuttle/platform/run-jest'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { runSuites } from './run-suites'

const root = resolve(import.meta.dirname, '../..')

/** Tests of screens that `npm test` scans in one language. */
const findScans = (): string[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/src/${file}`,
      ),
    )
    .filter((file) => file.endsWith('.test.tsx') && readFileSync(join(root, file), 'utf8').includes('scansInTurn('))

export const table: VerifyTable<VerifyRow> = {
  name: 'accessibility',
  document: {
    title: 'Accessibility, in every language',
    about: [
      'Each screen is scanned by axe in a document without layout. `npm test` scans it in one language, by turns; here it is scanned in Simplified Chinese, Traditional Chinese and English.',
    ],
    columns: ['screens', 'tests', 'held'],
  },
  rows: () => findScans().map((id) => ({ id })),
  open: async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-accessibility-'))
    return {
      close: async () => rmSync(scratch, { recursive: true, force: true }),
      run: ({ id }) =>
        runSuites(id, (print) =>
          runJest({ root, scratch, print }, ['browser-unit'], { env: { EVERY_LANGUAGE: '1' }, only: id }),
        ),
    }
  },
}
