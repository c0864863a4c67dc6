import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { home } from '../pages/home'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS, TEXTS } from '../pages/texts'
import { startFaultProxy } from '../proxy/fault-proxy'
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

  const WAITING = {
    'zh-cn': { text: '还在加载，网络较慢…', retry: '重试', next: 'en' },
    'zh-hk': { text: '仍在載入，網絡較慢…', retry: '重試', next: 'zh-cn' },
    en: { text: 'Still loading. The network is slow…', retry: 'Try again', next: 'zh-hk' },
  } as const

  for (const language of languagesInTurn(2)) {
    const { text, retry, next } = WAITING[language]

    test(`a language whose texts hang is reported after 5 s, and comes by one retry, in ${language}`, async ({
      page,
      site,
      newPassenger,
      inspect,
    }) => {
      const proxy = await startFaultProxy(site.url)
      const hang = () => proxy.add({ address: /\/texts\.js(\?|$)/, effect: { kind: 'dead' } })
      const choose = async (visit: Page) => {
        await visit.goto(`${proxy.url}${BASE_PATH}?lang=${TAGS[language]}`)
        await home(visit, TEXTS[language]).language(TEXTS[next].languageName).click({ force: true })
        const chosen = Date.now()
        await expect(visit.getByText(text)).toBeVisible()
        expect(Date.now() - chosen).toBeGreaterThan(3000)
        await expect(visit).toHaveTitle(TEXTS[language].busName)
      }
      try {
        const lift = hang()
        await choose(page)
        lift()
        await page.getByRole('button', { name: retry, exact: true }).click()
        await expect(page).toHaveTitle(TEXTS[next].busName)
        await expect(page.getByText(text)).toHaveCount(0)
        // The notice stays for 20 s, in which a slow machine inspects but does not also act.
        hang()
        const other = await newPassenger()
        await choose(other)
        await inspect(`language-hangs-${language}`, other)
      } finally {
        await proxy.stop()
      }
    })
  }
})
