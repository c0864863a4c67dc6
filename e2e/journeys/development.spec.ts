import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Developing, develop } from '../development/developing'
import { openWorkshop, type Workshop } from '../development/workshop'
import { copyOfPreparedSite } from '../fixtures/service'
import { expect, test } from '../fixtures/test'

let workshop: Workshop
test.beforeAll(async () => {
  workshop = await openWorkshop()
})
test.afterAll(() => workshop.leave())

test.describe('a remote from source in a running site', () => {
  let developing: Developing
  test.beforeAll(async ({ site }) => {
    developing = await develop([workshop.dir, '--site', site.url])
  })
  test.afterAll(() => developing.interrupt())

  const openAndCount = async (page: Page) => {
    await page.goto(`${developing.url}workshop`)
    await page.getByRole('button', { name: 'counted 0' }).click()
    await page.getByRole('button', { name: 'counted 1' }).click()
    await expect(page.getByRole('button', { name: 'counted 2' })).toBeVisible()
  }

  test('an edit is shown without a reload, and the state of the page stays', async ({ page }) => {
    await openAndCount(page)
    const { edit } = workshop
    edit(workshop.page, 'first texts', 'second texts')
    await expect(page.getByText('second texts')).toBeVisible()
    await expect(page.getByRole('button', { name: 'counted 2' })).toBeVisible()
    edit('src/i18n/en.ts', /introduction: '[^']*'/, "introduction: 'Told anew'")
    await expect(page.getByText('Told anew')).toBeVisible()
    await expect(page.getByRole('button', { name: 'counted 2' })).toBeVisible()
  })

  test('a build error is shown over the page and disappears with the next save', async ({ page, watch }) => {
    // The broken module throws once, where it would have been replaced.
    watch.expect(/Module build failed/)
    await openAndCount(page)
    workshop.edit(workshop.page, '<PageBody>', '<PageBody')
    const card = page.getByRole('alert').filter({ hasText: 'mf-workshop does not build' })
    await expect(card).toContainText('workshop-page.tsx')
    expect(developing.terminal()).toContain('mf-workshop does not build')
    workshop.edit(workshop.page, '<PageBody', '<PageBody>\n<p>healed texts</p>')
    await expect(page.getByText('healed texts')).toBeVisible()
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'counted 2' })).toBeVisible()
  })

  test('a runtime error recovers with the next save and is shown in the terminal', async ({ page, watch }) => {
    // A remote in development has no fallback: no previous version is found.
    watch.expect(/registry\/mf-workshop\/before/)
    // The card queries whether this version was withdrawn; a remote in development has no record.
    watch.expect(/dev\/mf-workshop\/remote\.json/)
    await openAndCount(page)
    workshop.edit(
      workshop.page,
      'const t = useTexts()',
      "const t = useTexts()\n  if (t) throw new Error('thrown on purpose')",
    )
    await expect(page.getByRole('button', { name: /counted/ })).toHaveCount(0)
    await expect.poll(developing.terminal).toContain('thrown on purpose')
    workshop.edit(workshop.page, "\n  if (t) throw new Error('thrown on purpose')", '')
    await expect(page.getByRole('button', { name: 'counted 0' })).toBeVisible()
  })

  test('all other files are those that the site has published', async ({ page, site }) => {
    await page.goto(developing.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((address) => address.includes('/webhtml/dev/shell/'))).not.toEqual([])
    expect(loaded.filter((address) => address.includes('/webhtml/remotes/mf-purchase/'))).not.toEqual([])
    // The site itself does not contain it.
    expect(await (await fetch(`${site.url}/webhtml/`)).text()).not.toContain('/webhtml/dev/')
  })
})

test('the whole site from source ends with Ctrl-C and leaves nothing', async ({ page }) => {
  const { dataDir, database } = await copyOfPreparedSite()
  const developing = await develop([], { DATA_DIR: dataDir, ...database.environment })
  try {
    await page.goto(developing.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '')
    expect(boot.registry.remotes.length).toBeGreaterThanOrEqual(2)
    for (const { entry } of boot.registry.remotes) expect(entry).toMatch(/^\/webhtml\/dev\/mf-/)
  } finally {
    await page.goto('about:blank').catch(() => undefined)
    expect(await developing.interrupt()).toBe(0)
    await database.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  await expect(fetch(developing.url)).rejects.toThrow()
})

test('a single remote runs in the shell without other remotes and service', async ({ page, watch }) => {
  // The toast is about a call that no service answers; the page reports no fault of its own.
  watch.expect(/503/)
  watch.expect(/404/)
  const developing = await develop(['--alone', workshop.dir])
  try {
    await page.goto(developing.url)
    await page.getByRole('button', { name: 'counted 0' }).click()
    workshop.edit(workshop.page, '<PageBody>', '<PageBody>\n<p>alone text</p>')
    await expect(page.getByText('alone text')).toBeVisible()
    await expect(page.getByRole('button', { name: 'counted 1' })).toBeVisible()

    await page.getByRole('button', { name: 'call the service' }).click()
    await expect(page.getByText('no answer')).toBeVisible()

    for (const [language, tag] of [
      ['zh-Hans', 'zh-CN'],
      ['zh-Hant', 'zh-HK'],
      ['en', 'en'],
    ] as const) {
      await page.goto(`${developing.url}?lang=${language}`)
      await expect(page.getByRole('button', { name: 'counted 0' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
    }
    await page.goto(new URL('/webhtml/ticket_details', developing.url).href)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  } finally {
    await page.goto('about:blank').catch(() => undefined)
    expect(await developing.interrupt()).toBe(0)
  }
})
