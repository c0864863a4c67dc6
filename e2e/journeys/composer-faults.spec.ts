import { composerRowName, EVERYDAY_COMPOSER_ROWS } from '../faults/composer-faults'
import { type ComposerSite, startComposerSite } from '../faults/composer-site'
import { assessComposerRow, runComposerRow } from '../faults/run-composer-row'
import { expect, test } from '../fixtures/test'

test.describe('a fault in the input of the composer does not reach a visitor', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ComposerSite
  test.beforeAll(async () => {
    site = await startComposerSite()
  })
  test.afterAll(() => site.stop())

  for (const row of EVERYDAY_COMPOSER_ROWS) {
    test(composerRowName(row), async ({ browser }) => {
      expect(assessComposerRow(await runComposerRow(browser, site, row))).toEqual([])
    })
  }
})
