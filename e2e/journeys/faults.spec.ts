import { expect, test } from '@playwright/test'
import { nameOfFaultRow, pairedFaultRows } from '../faults/fault-rows'
import { type FaultSite, startFaultSite } from '../faults/fault-site'
import { inParallel } from '../faults/in-parallel'
import { judgeFaultRow } from '../faults/judge-fault-row'
import { type FaultRow, runFaultRow } from '../faults/run-fault-row'

// A recording of hundreds of pages would take longer than the pages.
test.use({ trace: 'off', screenshot: 'off' })
/** Rows wait more than they work. */
const AT_ONCE = 4
const rows = pairedFaultRows()

test.describe('a broken remote breaks nothing else and comes back', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 })
  let site: FaultSite
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    site = await startFaultSite()
  })
  test.afterAll(() => site.stop())

  const play = async (browser: Parameters<typeof runFaultRow>[0], chosen: readonly FaultRow[]): Promise<void> => {
    const results = await inParallel(chosen, AT_ONCE, async (row) => ({
      row,
      wrong: judgeFaultRow(row, await runFaultRow(browser, site, row)),
    }))
    expect(results.length).toBeGreaterThan(10)
    for (const { row, wrong } of results) expect.soft(wrong, nameOfFaultRow(row)).toEqual([])
  }

  test('while there is no older version of it', ({ browser }) =>
    play(
      browser,
      rows.filter(({ before }) => before === 'none'),
    ))

  test('its last good version takes its place', async ({ browser }) => {
    await site.publishSecond()
    await play(
      browser,
      rows.filter(({ before }) => before === 'older version'),
    )
  })
})
