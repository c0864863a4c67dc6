import { assessFaultRow } from '../faults/assess-fault-row'
import { BEFORES, type Before, EVERYDAY_FAULT_ROWS, faultRowName } from '../faults/fault-rows'
import { type FaultSite, startFaultSite } from '../faults/fault-site'
import { runFaultRow } from '../faults/run-fault-row'
import { FIRST_FILE_ROWS, firstFileRowName, runFirstFileRow } from '../faults/run-first-file-row'
import { runSlowRow, SLOW_PARTS } from '../faults/run-slow-row'
import { expect, test } from '../fixtures/test'

test.use({ screenshot: 'off' })

test.describe('a broken remote breaks nothing else and comes back', () => {
  test.describe.configure({ mode: 'serial' })
  let site: FaultSite
  let live: Before = 'none'
  test.beforeAll(async () => {
    site = await startFaultSite()
  })
  test.afterAll(() => site.stop())

  // Half a minute each: played where time is no matter.
  for (const part of process.env.EVERY_LANGUAGE ? SLOW_PARTS : []) {
    test(`${part} that takes 25 s is welcome, and asked for once`, async ({ browser }) => {
      expect(await runSlowRow(browser, site, part)).toEqual({ isThere: true, asked: 1, heard: [] })
    })
  }

  for (const row of BEFORES.flatMap((before) => EVERYDAY_FAULT_ROWS[before])) {
    test(faultRowName(row), async ({ browser }) => {
      if (row.before !== live) await site.publishSecond()
      live = row.before
      expect(assessFaultRow(row, await runFaultRow(browser, site, row)).wrong).toEqual([])
    })
  }
})

test.describe('a file of a first visit that does not answer says so and is used when it comes', () => {
  for (const row of FIRST_FILE_ROWS) {
    test(firstFileRowName(row), async ({ browser, site }) => {
      expect(await runFirstFileRow(browser, site.url, row)).toEqual({
        isSaid: true,
        isHealed: true,
        isStyled: true,
        isWordGone: true,
        // By the page, and after the sign; what comes late is loaded once.
        asked: row.sign === 'comes late' ? 1 : 2,
        heard: [],
      })
    })
  }
})
