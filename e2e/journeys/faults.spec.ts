import type { Browser } from '@playwright/test'
import { type FaultRow, nameOfFaultRow, pairedFaultRows } from '../faults/fault-rows'
import { type FaultSite, startFaultSite } from '../faults/fault-site'
import { playFaultRows } from '../faults/play-fault-rows'
import { expect, test } from '../fixtures/test'

test.use({ screenshot: 'off' })
/** Rows wait more than they work. */
const AT_ONCE = 4

test.describe('a broken remote breaks nothing else and comes back', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 })
  let site: FaultSite
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    site = await startFaultSite()
  })
  test.afterAll(() => site.stop())

  const play = async (browser: Browser, rows: readonly FaultRow[]): Promise<void> => {
    expect(rows.length).toBeGreaterThan(3)
    for (const { row, faults } of await playFaultRows(browser, site, rows, AT_ONCE))
      expect.soft(faults, nameOfFaultRow(row)).toEqual([])
  }

  test('on pages, while there is no older version of it', ({ browser }) => play(browser, pairedFaultRows('none').pages))

  test('in slots, while there is no older version of it', ({ browser }) => play(browser, pairedFaultRows('none').slots))

  test('on pages, where its last good version takes its place', async ({ browser }) => {
    await site.publishSecond()
    await play(browser, pairedFaultRows('older version').pages)
  })

  test('in slots, where its last good version may take its place', ({ browser }) =>
    play(browser, pairedFaultRows('older version').slots))
})
