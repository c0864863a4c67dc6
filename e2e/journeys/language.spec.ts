import { expect, test } from '../fixtures/test'
import { home } from '../pages/home'
import { TEXTS } from '../pages/texts'
import { NPM_TEST } from '../stories/npm-test-stories'

test.describe('the language of the site', () => {
  test('the site is in Traditional Chinese for a browser of zh-HK', async ({ newPassenger }) => {
    const page = await newPassenger({ locale: 'zh-HK' })
    await page.goto('')
    await expect(page).toHaveTitle(TEXTS['zh-hk'].busName)
  })

  test('the site is in Simplified Chinese for a browser of zh-SG', async ({ newPassenger }) => {
    const page = await newPassenger({ locale: 'zh-SG' })
    await page.goto('')
    await expect(page).toHaveTitle(TEXTS['zh-cn'].busName)
  })

  test('the site is in English for a browser of any other language', async ({ newPassenger }) => {
    const page = await newPassenger({ locale: 'fr-FR' })
    await page.goto('')
    await expect(page).toHaveTitle(TEXTS.en.busName)
  })

  test(
    '[P2.home.1, D10.2] the site has the chosen language at once and on the next visit',
    NPM_TEST.language,
    async ({ page }) => {
      await page.goto('')
      await home(page, TEXTS.en).language(TEXTS['zh-hk'].languageName).click({ force: true })
      await expect(page).toHaveTitle(TEXTS['zh-hk'].busName)
      await expect(home(page, TEXTS['zh-hk']).line).toBeVisible()
      await page.goto('')
      await expect(page).toHaveTitle(TEXTS['zh-hk'].busName)
      await expect(page.locator('html')).toHaveAttribute('lang', /zh-(HK|Hant)/)
    },
  )

  test('the language of the address takes precedence over the chosen one', async ({ page }) => {
    await page.goto('')
    await home(page, TEXTS.en).language(TEXTS['zh-hk'].languageName).click({ force: true })
    await expect(page).toHaveTitle(TEXTS['zh-hk'].busName)
    await page.goto('?lang=zh-Hans')
    await expect(page).toHaveTitle(TEXTS['zh-cn'].busName)
  })
})
