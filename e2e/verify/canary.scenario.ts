import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { VerifyTable } from '@shuttle/platform/verify-table'
import { reissueBuild } from '../releases/reissue-build'
import { CANARY_STAGES, type CanaryStage, openCanary } from '../releases/run-canary'
import { staffCookie } from '../releases/staff-cookie'
import { startTwoServers } from '../releases/two-servers'
import { openStage } from './verify-stage'

interface CanaryStageRow {
  id: string
  stage: CanaryStage
  sample: string
}

const VISITORS = 2_000
const SAMPLES = ['spread', 'neighbours']
const rows = CANARY_STAGES.flatMap((stage) => SAMPLES.map((sample) => ({ id: `${stage}, ${sample}`, stage, sample })))

const open = async () => {
  const { browser, site, close } = await openStage(startTwoServers)
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-canary-'))
  const staff = await staffCookie(browser, site.servers[0].url)
  const trial = reissueBuild(join(resolve(import.meta.dirname, '../..'), 'mf-account/dist'), scratch, 'canary0001')
  const canary = openCanary(site, trial, { visitors: VISITORS, staffCookie: staff })
  return {
    run: async ({ stage, sample }: CanaryStageRow) => {
      const row = await canary.at(stage, sample)
      return {
        cells: [
          stage,
          sample,
          row.visitors,
          row.chosen,
          `${((100 * row.chosen) / row.visitors).toFixed(2)} %`,
          row.servedTwoWays,
          row.lost,
          row.staff,
        ],
        faults: row.faults,
      }
    },
    close: async () => {
      await close()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

export const table: VerifyTable<CanaryStageRow> = {
  name: 'canary',
  document: {
    title: 'Who gets a release on trial, on two servers',
    about: [
      `A build of a remote goes on trial for staff, then for 5, 25 and 100 per cent, on a site of two processes with one PostgreSQL and one store. At each stage ${VISITORS} cohort cookies are shown to both: one process runs on, the other was restarted just before. Two samples: cohorts spread evenly over all ten thousand, and cohorts numbered one after another.`,
      'A row has kept what it owes when the chosen are within one point of the share, when both processes give each cookie the same version, when nobody who had the release at the stage before lost it, and when signed-in staff get it from both processes at every stage.',
    ],
    columns: ['stage', 'sample', 'visitors', 'chosen', 'share', 'given two versions', 'lost it again', 'staff get'],
  },
  rows: () => rows,
  open,
}
