import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runServiceTests } from '@shuttle/platform/run-service-tests'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'

const root = resolve(import.meta.dirname, '../..')
const PURCHASES = 100

/** Checked places, with the suite that checks each. */
const SUITES: Record<string, string> = {
  'a dump, logs, mails, measurements, providers, nightly comparison': 'sealed-end-to-end',
  'the key changed under load, a backup restored': 'rotated-key',
}

export const table: VerifyTable<VerifyRow> = {
  name: 'identity-numbers',
  document: {
    title: 'Identity numbers, sealed end to end',
    about: [
      `${PURCHASES} purchases with known identity numbers, on the buses to Zhuhai while these ask for them and on the airport line, are placed and paid on a PostgreSQL of its own with the log at its most talkative.`,
      'Everything that is written is searched for every number: as typed, its letters and digits alone, in base64 at any place, and in hex. Each search finds a name, an address, and a number that was not sealed. `npm run verify -- large` does the same with fewer.',
    ],
    columns: ['searched', 'purchases', 'tests', 'held', 's'],
  },
  rows: () => Object.keys(SUITES).map((id) => ({ id })),
  open: async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-numbers-'))
    // The server runs as a user without rights.
    chmodSync(scratch, 0o755)
    process.env.DOCUMENTED_PURCHASES = String(PURCHASES)
    return {
      close: async () => {
        delete process.env.DOCUMENTED_PURCHASES
        rmSync(scratch, { recursive: true, force: true })
      },
      run: async ({ id }) => {
        let output = ''
        const print = (line: string) => {
          output += `${line}\n`
        }
        const begun = performance.now()
        const { passed, failed } = await runServiceTests(
          { root, scratch, print },
          { only: `server/src/modules/passenger/orders/${SUITES[id]}.*\\.test\\.ts$`, project: 'large' },
        )
        if (failed > 0) process.stdout.write(output)
        const seconds = Math.round((performance.now() - begun) / 1000)
        const faults = failed === 0 && passed > 0 ? [] : [`${failed} of ${passed + failed} tests failed`]
        return { cells: [id, PURCHASES, passed + failed, passed, seconds], faults }
      },
    }
  },
}
