import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { assessTampering, lateTampering } from '../integrity/assess-tampering'
import { startIntegritySite } from '../integrity/integrity-site'
import { runTampering } from '../integrity/run-tampering'
import { TAMPERED_FILES, type TamperedFile, tamperingName } from '../integrity/tampered-files'
import { openStage } from './verify-stage'

interface IntegrityRow extends VerifyRow {
  file: TamperedFile
  isChecked: boolean
}

export const table: VerifyTable<IntegrityRow> = {
  name: 'integrity',
  document: {
    title: 'One flipped byte',
    about: [
      'Shell and remotes are published with a statement in every script, and a rule in every style, that does nothing and would set a mark were one byte of it another. ' +
        'A proxy flips that byte in one file at a time, on a page where the file is not loaded yet. With the checks on, the mark must never be set, what was good before must stand there, and the service must be told.',
      'The negative control takes the checks off on the wire: pages without hashes and without `Integrity-Policy`, scripts that ask for none. Then the same byte must set the mark.',
      '*Less, and all the rest*: a chunk of the running shell has no version before; the page says or does less without it, keeps what was typed, and fetches it again when it is next needed.',
    ],
    columns: ['app', 'file', 'checks', 'mark', 'in its place', 'ms to it', 'reported'],
    summary: (rows) => {
      const slowest = Math.max(0, ...rows.map(({ measured }) => measured?.ms ?? 0))
      return [`With the checks on, the replacement of a tampered file was shown after ${slowest} ms at most.`]
    },
  },
  rows: () =>
    TAMPERED_FILES.flatMap((file) =>
      [true, false].map((isChecked) => ({
        id: `${tamperingName(file)}, checks ${isChecked ? 'on' : 'off'}`,
        file,
        isChecked,
      })),
    ),
  open: async () => {
    const { browser, site, close } = await openStage(startIntegritySite)
    return {
      close,
      run: async ({ file, isChecked }) => {
        const result = await runTampering(browser, site, file, isChecked)
        return {
          cells: [
            file.app,
            file.kind,
            isChecked ? 'on' : 'off',
            result.isMarked ? 'set' : 'not set',
            isChecked ? result.instead : '',
            isChecked ? result.ms : '',
            isChecked ? (result.isReported ? 'yes' : 'no') : '',
          ],
          faults: [...assessTampering(file, result, isChecked), ...(isChecked ? lateTampering(file, result) : [])],
          ...(isChecked && { measured: { ms: result.ms } }),
        }
      },
    }
  },
}
