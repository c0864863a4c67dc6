import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS } from '../pages/texts'

const PHONE = '+852 2888 0000'
const TEXTS = {
  en: {
    search: 'Search for an answer',
    refund: /How do I get a refund/,
    typed: 'OCTOPUS',
    pay: 'How can I pay?',
    help: 'Help',
  },
  'zh-hk': { search: '搜尋答案', refund: /怎樣退票/, typed: '八达通', pay: '可以怎樣付款？', help: '幫助' },
  'zh-cn': { search: '搜索答案', refund: /怎么退票/, typed: '八達通', pay: '可以怎样支付？', help: '帮助' },
} as const satisfies Record<LanguageCode, object>

for (const language of languagesInTurn(1)) {
  // [D11.help.1, D11.help.2, D11.help.3, D11.help.4]
  test(`a passenger finds an answer and a telephone in ${language}`, async ({ startSite, page, inspect }) => {
    const texts = TEXTS[language]
    const site = await startSite({ SUPPORT_PHONE: PHONE, SUPPORT_HOURS: '06:00-23:00' })
    const lang = `lang=${TAGS[language]}`
    const field = page.getByRole('searchbox', { name: texts.search })
    await test.step('Given an error page, whose help link opens the page', async () => {
      await page.goto(`${site.url}${BASE_PATH}Page_anomalies?${lang}`)
      await page.getByRole('link', { name: texts.help, exact: true }).click()
      await expect(field).toBeVisible()
      await expect(page.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+85228880000')
      await inspect(`help-${language}`)
    })
    await test.step('When they type, in another case or script, the answer is open', async () => {
      await field.fill(texts.typed)
      await expect(page.getByRole('group')).toHaveCount(1)
      await expect(page.getByText(texts.pay)).toBeVisible()
      await expect(page.getByText('HK$', { exact: false }).first()).toBeVisible()
    })
    await test.step('And a question without an answer names the telephone', async () => {
      await field.fill('xyzxyz')
      await expect(page.getByRole('status').getByRole('link', { name: PHONE })).toBeVisible()
      await inspect(`help-none-${language}`)
    })
    await test.step('Then an address with an answer opens it', async () => {
      await page.goto(`${site.url}${BASE_PATH}help?${lang}#refund`)
      await expect(page.getByText(texts.refund)).toBeInViewport()
      await expect(page.locator('details[open]')).toHaveCount(1)
    })
  })
}
