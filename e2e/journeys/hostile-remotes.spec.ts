import { HOSTILE_REMOTES } from '../containment/hostile-remotes'
import { runHostileRemote } from '../containment/run-hostile-remote'
import { type Service, startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'

/** Each at the build, in the page, after its page, and against the shell itself. All with `npm run verify -- hostile-remotes`. */
const EVERYDAY = ['mf-global-style', 'mf-patched-xhr', 'mf-left-listeners', 'mf-left-styles']

test.describe('a remote that does something to the whole page', () => {
  let site: Service
  test.beforeAll(async () => {
    site = await startFreshService()
  })
  test.afterAll(() => site.stop())

  for (const remote of HOSTILE_REMOTES.filter(({ name }) => process.env.ALL || EVERYDAY.includes(name))) {
    test(`${remote.does}: ${remote.refused ? 'is refused' : 'is contained, reported and gone when left'}`, async ({
      browser,
    }) => {
      const r = await runHostileRemote(browser, site, remote); console.log(JSON.stringify(r)); const { faults } = r
      expect(faults).toEqual([])
    })
  }
})
