import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { publishBuilds, readRecord } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { releaseActions } from '../releases/release-actions'
import { readShareScope } from '../singletons/share-scope'
import { BY_NEW_EXPORTS, buildTwoMinorVersions, HOST, type TwoMinorVersions } from '../singletons/two-minor-versions'
import { navigate } from '../steps/navigate'

test.describe('two remotes on two minor versions of contracts, host and ui', () => {
  test.describe.configure({ mode: 'serial' })
  let builds: TwoMinorVersions
  let site: Service

  const open = (page: Page, path: string) => page.goto(`${site.url}${BASE_PATH}${path}?lang=en`)
  const title = (page: Page) => page.getByRole('heading', { level: 1 })

  test.beforeAll(async () => {
    builds = await buildTwoMinorVersions()
    site = await startFreshService()
    await publishBuilds(site, [builds.older])
  })
  test.afterAll(async () => {
    await site.stop()
    builds.remove()
  })

  test('a shell of the older versions refuses the remote of the newer ones, and serves what it has', async ({
    page,
  }) => {
    const { version } = readRecord(builds.newer)
    await expect(publishBuilds(site, [builds.newer])).rejects.toThrow(
      `mf-newer ${version} needs @shuttle/host ^${HOST.newer}`,
    )
    expect((await fetch(`${site.url}${BASE_PATH}newer`)).status).toBe(404)
    await open(page, 'older')
    await expect(title(page)).toHaveText('Older')
  })

  test('a shell of the newer versions runs both in one page, with one copy of everything', async ({ page }) => {
    await open(page, 'older')
    await expect(title(page)).toHaveText('Older')
    await publishBuilds(site, [builds.newerShell, builds.newer])

    await test.step('A tab of the older shell loads nothing of the newer remote, and has it after a reload', async () => {
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      await navigate(page, '/newer')
      await expect(title(page)).toHaveText('Page not found')
      expect(loaded.filter((url) => url.includes('/remotes/mf-newer/'))).toEqual([])
      await page.reload()
      await expect(page.getByText(BY_NEW_EXPORTS)).toBeVisible()
    })
    await test.step('The page of the newer remote shows a slot of the older one', async () => {
      await open(page, 'newer')
      await expect(title(page)).toHaveText('Newer')
      await expect(page.getByText(BY_NEW_EXPORTS)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Your feedback' })).toHaveCount(2)
    })
    await test.step('The same document shows pages of both, by one host and one ui', async () => {
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
      await navigate(page, '/older')
      await expect(title(page)).toHaveText('Older')
      await navigate(page, '/newer')
      await expect(title(page)).toHaveText('Newer')
      // The page that was left is in the document too, hidden.
      await expect(page.getByRole('main').getByText(BY_NEW_EXPORTS)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
      const { names, offeredTwice } = await readShareScope(page)
      expect(offeredTwice).toEqual([])
      expect(names['@shuttle/host']).toContain('newOfHost')
      expect(names['@shuttle/ui']).toContain('newOfUi')
    })
  })

  test('a rollback to the shell of the older versions is refused while the newer remote is live', async ({ page }) => {
    const { rollback, disable } = releaseActions(site)
    await expect(rollback('shell')).rejects.toThrow(/mf-newer .* needs @shuttle\/host/)
    await disable('mf-newer')
    await rollback('shell')
    await open(page, 'older')
    await expect(title(page)).toHaveText('Older')
    expect((await readShareScope(page)).names['@shuttle/host']).not.toContain('newOfHost')
  })
})
