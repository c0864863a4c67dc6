import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { loginPage } from '../pages/login-page'
import { TAGS, TEXTS } from '../pages/texts'

const LINE = 'xlmc_1=Hong+Kong+Port&xlmc_2=Zhuhai+Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO'
const PUBLIC_PATHS = [
  '/',
  `/ticket_details?${LINE}`,
  '/airline',
  '/personal_center',
  '/login',
  '/register',
  '/buy_clause_en',
  '/privacy_en',
]
const MEMBER_PATHS = ['/my_order', '/my_coupon', '/my_data', '/hand_add_coupon']
const WIDTH = 1080

/** Left edge and width of the header's content, and of the content below it, in pixels. */
const measureFrame = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((heading) => {
      const header = heading.closest('header')
      const body = header?.nextElementSibling
      const inner = header?.firstElementChild?.getBoundingClientRect()
      if (!body || !inner) throw new Error('no frame')
      const { paddingLeft, paddingRight } = getComputedStyle(body)
      const outer = body.getBoundingClientRect()
      const left = outer.left + Number.parseFloat(paddingLeft)
      return [inner.left, inner.width, left, outer.right - Number.parseFloat(paddingRight) - left]
    })

for (const language of languagesInTurn(0)) {
  test(`[D11.frame.1] every page has one frame on a wide screen, in ${language}`, async ({ page, account }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const left = (1280 - WIDTH) / 2
    const expectFrame = async (path: string) => {
      await page.goto(`${path.slice(1)}${path.includes('?') ? '&' : '?'}lang=${TAGS[language]}`)
      await expect.poll(() => measureFrame(page), { message: path }).toEqual([left, WIDTH, left, WIDTH])
    }
    for (const path of PUBLIC_PATHS) await test.step(path, () => expectFrame(path))
    await page.goto(`login?lang=${TAGS[language]}`)
    await loginPage(page, TEXTS[language]).signIn(account)
    await expect(page).not.toHaveURL(/login/)
    for (const path of MEMBER_PATHS) await test.step(path, () => expectFrame(path))
  })

  test(`[D11.frame.2] Buy and My are at the top of a wide screen, in ${language}`, async ({ page, openPage }) => {
    const navigation = page.getByRole('navigation', { name: /^(Main|主選單|主菜单)$/ })
    const links = navigation.getByRole('link')
    await test.step('at the bottom below 1024 px', async () => {
      await page.setViewportSize({ width: 1023, height: 800 })
      await openPage(`/?lang=${TAGS[language]}`)
      expect((await links.first().boundingBox())?.y).toBeGreaterThan(700)
    })
    await test.step('at the top from 1024 px on', async () => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await expect.poll(async () => (await links.first().boundingBox())?.y).toBe(0)
      for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    })
    await test.step('they are the first that Tab reaches', async () => {
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(links.last()).toBeFocused()
    })
    await test.step('they lead to the same pages, and name the current one', async () => {
      await expect(links.first()).toHaveAttribute('aria-current', 'page')
      await links.last().click()
      await expect(page).toHaveURL(/personal_center/)
      await expect(links.last()).toHaveAttribute('aria-current', 'page')
      await openPage(`/airline?lang=${TAGS[language]}`)
      await expect(links).toHaveCount(2)
      await expect(links.first()).toHaveAttribute('aria-current', 'page')
    })
    await test.step('a page without the bottom bar has none', async () => {
      await openPage(`/ticket_details?${LINE}&lang=${TAGS[language]}`)
      await expect(navigation).toHaveCount(0)
    })
  })
}
