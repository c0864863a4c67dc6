import { expect, test } from '../fixtures/test'
import { assessTampering } from '../integrity/assess-tampering'
import { type IntegritySite, startIntegritySite } from '../integrity/integrity-site'
import { runTampering } from '../integrity/run-tampering'
import { EVERYDAY_TAMPERED_FILES, tamperingName } from '../integrity/tampered-files'
import { NPM_TEST } from '../stories/npm-test-stories'

test.describe('one flipped byte of a file', () => {
  test.describe.configure({ mode: 'serial' })
  let site: IntegritySite
  test.beforeAll(async () => {
    site = await startIntegritySite()
  })
  test.afterAll(() => site.stop())

  for (const row of EVERYDAY_TAMPERED_FILES) {
    const details = tamperingName(row) === 'mf-account: page chunk' ? NPM_TEST.integrity : {}
    test(
      `${tamperingName(row)} never runs, the previous version does, and the service gets a report`,
      details,
      async ({ browser }) => {
        expect(assessTampering(row, await runTampering(browser, site, row, true), true)).toEqual([])
      },
    )
  }

  test('a tampered page chunk runs when every check is off', async ({ browser }) => {
    const row = EVERYDAY_TAMPERED_FILES.find(({ kind }) => kind === 'page chunk')
    if (!row) throw new Error('there is no page chunk')
    expect(assessTampering(row, await runTampering(browser, site, row, false), false)).toEqual([])
  })
})
