import { findPostgres } from '@shuttle/platform/find-postgres'
import { nameOfComposerRow, pairedComposerRows } from '../faults/composer-faults'
import { type ComposerSite, startComposerSite } from '../faults/composer-site'
import { judgeComposerRow, runComposerRow } from '../faults/run-composer-row'
import { expect, test } from '../fixtures/test'

test.describe('what the composer cannot read does not reach a visitor', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ComposerSite | undefined
  test.beforeAll(async () => {
    const bin = await findPostgres()
    if (bin) site = await startComposerSite(bin)
  })
  test.afterAll(() => site?.stop())

  for (const row of pairedComposerRows()) {
    test(nameOfComposerRow(row), async ({ browser }) => {
      test.skip(!site, 'PostgreSQL is not installed here')
      if (site) expect(judgeComposerRow(await runComposerRow(browser, site, row))).toEqual([])
    })
  }
})
