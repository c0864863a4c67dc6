import { countUnstyledFrames } from '../containment/count-unstyled-frames'
import { HOSTILE_REMOTES } from '../containment/hostile-remotes'
import { runHostileRemote } from '../containment/run-hostile-remote'
import { UNHEARD_REMOTES } from '../containment/unheard-remotes'
import { type Service, startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { home } from '../pages/home'
import { TEXTS } from '../pages/texts'
import { navigate } from '../steps/navigate'

/** One that is refused, two that replace, two that leave something. `npm run verify -- hostile-remotes` runs all. */
const EVERYDAY = ['mf-global-style', 'mf-patched-xhr', 'mf-foreign-script', 'mf-left-listeners', 'mf-left-styles']
/** All of them, or those that are named. */
const WANTED = process.env.HOSTILE_REMOTES?.split(',') ?? EVERYDAY

test.describe('[D11.containment.2] a remote that interferes with the whole page', () => {
  let hostileSite: Service
  test.beforeAll(async () => {
    hostileSite = await startFreshService()
  })
  test.afterAll(() => hostileSite.stop())

  for (const remote of [...HOSTILE_REMOTES, ...UNHEARD_REMOTES].filter(({ name }) => WANTED.includes(name))) {
    test(`${remote.does}: ${remote.refused ? 'is refused' : 'is contained, reported and gone when left'}`, async ({
      browser,
    }) => {
      expect((await runHostileRemote(browser, hostileSite, remote)).faults).toEqual([])
    })
  }
})

test('styles of a remote apply while a page of it is shown, in every frame', async ({ page, openPage }) => {
  await openPage('?lang=en')
  const { line } = home(page, TEXTS.en)
  const frames = await countUnstyledFrames(page, 'mf-purchase')
  const areOn = () => frames.areOn()
  for (let round = 0; round < 3; round += 1) {
    await navigate(page, '/personal_center')
    await expect(page.locator('main[data-remote=mf-account]')).toBeVisible()
    await expect.poll(areOn).toBe(false)
    await page.goBack()
    await expect(line).toBeVisible()
    await expect.poll(areOn).toBe(true)
  }
  expect(await frames.unstyled()).toBe(0)
  expect(await frames.seen()).toBeGreaterThan(0)
})
