import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '../fixtures/test'
import { reissueBuild } from '../releases/reissue-build'
import { openCanary } from '../releases/run-canary'
import { staffCookie } from '../releases/staff-cookie'
import { startTwoServers } from '../releases/two-servers'

const root = resolve(import.meta.dirname, '../..')
/** `npm run verify` runs all four stages, with four times as many visitors. */
const STAGES = ['staff', '25'] as const

test('a trial reaches staff first, then its share of visitors, the same ones on every server', async ({ browser }) => {
  const site = await startTwoServers()
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-canary-'))
  try {
    const staff = await staffCookie(browser, site.servers[0].url)
    const trial = reissueBuild(join(root, 'mf-account/dist'), scratch, 'canary0001')
    const canary = openCanary(site, trial, { visitors: 500, staffCookie: staff })
    for (const stage of STAGES) {
      const row = await canary.at(stage, 'spread')
      console.log(`${stage}: ${row.chosen} of ${row.visitors} visitors, staff get ${row.staff}`)
      expect(row.faults, stage).toEqual([])
    }
  } finally {
    await site.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
})
