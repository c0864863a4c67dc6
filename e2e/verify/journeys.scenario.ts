import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { countPlaywright, type PlaywrightReport } from '@shuttle/platform/count-playwright'
import { startProcess } from '@shuttle/platform/processes'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import prepareData from '../fixtures/prepare-data'

const e2e = resolve(import.meta.dirname, '..')
const journeys = join(e2e, 'journeys')

const runJourney = (file: string, report: string): Promise<void> =>
  new Promise((settle, fail) => {
    const cli = join(e2e, '../node_modules/@playwright/test/cli.js')
    const env = { ...process.env, EVERY_LANGUAGE: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' }
    const run = startProcess(
      process.execPath,
      [cli, 'test', `journeys/${file}`, '--workers', '1', '--output', `${report}.out`],
      {
        cwd: e2e,
        env,
        stdio: 'ignore',
      },
    )
    run.once('error', fail)
    run.once('exit', () => settle())
  })

export const table: VerifyTable<VerifyRow> = {
  name: 'journeys',
  atOnce: 2,
  document: {
    title: 'Journeys, in every language',
    about: [
      'Each story of the browser tests on the built site and the real service. `npm test` runs about twenty of them, in one language by turns; this scenario runs all of them, and every story that has texts in Simplified Chinese, Traditional Chinese and English.',
    ],
    columns: ['journey', 'stories', 'held'],
  },
  rows: () =>
    readdirSync(journeys)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => ({ id: file })),
  open: async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-journeys-'))
    const remove = await prepareData()
    return {
      close: async () => {
        await remove()
        rmSync(scratch, { recursive: true, force: true })
      },
      run: async ({ id }) => {
        const report = join(scratch, `${id}.json`)
        await runJourney(id, report)
        const { passed, failed } = countPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport)
        return {
          cells: [id.replace('.spec.ts', ''), passed + failed, passed],
          faults: failed === 0 ? [] : [`${failed} of ${passed + failed} stories failed`],
        }
      },
    }
  },
}
