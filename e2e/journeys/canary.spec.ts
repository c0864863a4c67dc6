import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findPostgres } from '@shuttle/platform/find-postgres'
import { expect, test } from '../fixtures/test'
import { loginPage } from '../pages/login-page'
import { WORDS } from '../pages/words'
import { reissueBuild } from '../releases/reissue-build'
import { runCanary } from '../releases/run-canary'
import { startTwoServers } from '../releases/two-servers'

const root = resolve(import.meta.dirname, '../..')
const STAFF = 'level9@demo.test'
/** All four, with four times as many visitors, are run by `npm run verify`. */
const STAGES = ['staff', '25'] as const

test('a trial reaches staff first, then its share of visitors, the same ones on every server', async ({ page }) => {
  test.setTimeout(180_000)
  const bin = await findPostgres()
  test.skip(!bin, 'two servers need PostgreSQL, which is not installed here')
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-canary-'))
  const site = await startTwoServers(bin ?? '')
  try {
    const { url } = site.servers[0]
    await page.goto(`${url}/webhtml/login?lang=en`)
    await loginPage(page, WORDS.en).signIn(STAFF)
    await expect(page).toHaveURL(/personal_center|webhtml\/$/)
    const cookies = await page.context().cookies(url)
    const staffCookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const trial = reissueBuild(join(root, 'mf-account/dist'), scratch, 'canary0001')
    const rows = await runCanary(site, trial, { visitors: 500, stages: STAGES, staffCookie })
    console.table(rows)
    for (const row of rows) {
      expect.soft(row.off, `${row.stage}, ${row.sample}: points away from the share`).toBeLessThanOrEqual(1)
      expect.soft(row, `${row.stage}, ${row.sample}`).toMatchObject({ servedTwoWays: 0, staff: 'trial', lost: 0 })
    }
    expect(rows).toHaveLength(2 * STAGES.length)
  } finally {
    await page.goto('about:blank')
    await site.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
})
