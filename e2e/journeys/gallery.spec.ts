import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { runRspack } from '@shuttle/platform/build-all'
import { expect, test } from '../fixtures/test'

const root = resolve(import.meta.dirname, '../..')
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** Every story once, with alternating languages: each widget is shown in one of them, each language many times. */
const STORIES = [
  ['home', 'zh-Hans'],
  ['purchase', 'zh-Hant'],
  ['controls', 'en'],
  ['form', 'zh-Hans'],
  ['calendar', 'zh-Hant'],
  ['states', 'en'],
  ['overlay', 'zh-Hans'],
  ['prose', 'zh-Hant'],
  ['backoffice', 'zh-Hans'],
  ['backoffice-parts', 'zh-Hant'],
] as const

test.describe('the gallery of widgets', () => {
  test.use({ everyVariant: true })
  test.beforeAll(() => runRspack(root, join(root, 'shared/ui'), 'gallery/rspack.config.ts'))

  /** The gallery is a folder of files and needs no service: the test serves them. */
  const openStory = async (page: Page, story: string, language: string) => {
    await page.route('http://gallery.localhost/**', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1) || 'index.html'
      const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      return route.fulfill({ contentType, body: readFileSync(join(root, 'shared/ui/dist/gallery', name)) })
    })
    await page.goto(`http://gallery.localhost/?story=${story}&lang=${language}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }

  for (const [story, language] of STORIES) {
    test(`the gallery shows ${story} in ${language}`, async ({ page, inspect }) => {
      await openStory(page, story, language)
      await inspect(`gallery-${story}`)
    })
  }

  test('a back-office page fills a wide window with a table, and shows cards on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openStory(page, 'backoffice', 'en')
    const table = page.getByRole('table')
    const heads = table.getByRole('columnheader')
    await expect(page.getByRole('navigation')).toBeVisible()
    await expect(heads).toHaveCount(8)
    expect((await table.boundingBox())?.width).toBeGreaterThan(960)
    await page.getByRole('button', { name: 'B202611222036' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'B202611222036' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'B202611222036' })).toBeFocused()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(heads).toHaveCount(0)
    await expect(page.getByRole('navigation')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Refund requests 7' })).toBeVisible()
  })

  test('closed days, today and the chosen language differ in the forced colours of the system', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openStory(page, 'calendar', 'en')
    const readStyle = (place: Locator, pseudo?: string) =>
      place.evaluate((element, of) => {
        const { color, backgroundColor, textDecorationLine, borderTopWidth, borderTopStyle } = getComputedStyle(
          element,
          of,
        )
        return { color, backgroundColor, textDecorationLine, bar: `${borderTopWidth} ${borderTopStyle}` }
      }, pseudo)
    const open = page.locator('[data-date]:not([aria-disabled], [aria-current])').first()
    const closed = page.locator('[data-date][aria-disabled]:not([aria-current])').first()
    expect((await readStyle(closed)).textDecorationLine).toBe('line-through')
    expect((await readStyle(open)).textDecorationLine).toBe('none')
    expect((await readStyle(closed)).color).not.toBe((await readStyle(open)).color)
    const today = page.locator('[data-date][aria-current]').first()
    expect((await readStyle(today, '::after')).bar).toBe('2px solid')
    expect((await readStyle(open, '::after')).bar).not.toBe('2px solid')
    await openStory(page, 'home', 'en')
    const face = (state: string) => page.locator(`[type=radio]${state} + span[aria-hidden]`).first()
    expect((await readStyle(face(':checked'))).backgroundColor).not.toBe(
      (await readStyle(face(':not(:checked)'))).backgroundColor,
    )
  })
})
