import { expect, test } from '../fixtures/test'
import { type IntegritySite, startIntegritySite } from '../integrity/integrity-site'
import { judgeTampering } from '../integrity/judge-tampering'
import { runTampering } from '../integrity/run-tampering'
import { EACH_KIND_ONCE, nameOfTampering } from '../integrity/tampered-files'

test.describe('one flipped byte of a file', () => {
  let site: IntegritySite
  test.beforeAll(async () => {
    site = await startIntegritySite()
  })
  test.afterAll(() => site.stop())

  for (const row of EACH_KIND_ONCE) {
    test(`${nameOfTampering(row)} never runs, what was good before does, and somebody is told`, async ({ browser }) => {
      expect(judgeTampering(row, await runTampering(browser, site, row, true), true)).toEqual([])
    })

    test(`${nameOfTampering(row)} runs when every check is taken off`, async ({ browser }) => {
      expect(judgeTampering(row, await runTampering(browser, site, row, false), false)).toEqual([])
    })
  }
})
