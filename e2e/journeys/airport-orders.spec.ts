import { BASE_PATH } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { orders } from '../pages/orders'
import { TAGS, TEXTS } from '../pages/texts'
import { MEMBER } from '../steps/passenger'

/** Names of the stations, which the service writes into cards. */
const STATIONS = {
  en: ['Zhuhai Port', 'Hong Kong Airport'],
  'zh-hk': ['珠海口岸', '香港國際機場'],
  'zh-cn': ['珠海口岸', '香港国际机场'],
} as const

for (const language of languagesInTurn(1)) {
  test(`[D4.20] a member finds the orders of the airport line in ${language}`, async ({ page, startSite, inspect }) => {
    const texts = TEXTS[language]
    const mine = orders(page, language)
    const site = await startSite({ DEMO_ORDERS: 'yes' })
    const cards = page.getByRole('main').getByRole('article')
    await test.step('Given a visitor, who has to sign in first', async () => {
      await page.goto(`${site.url}${BASE_PATH}airlineLists?tab1=2&lang=${TAGS[language]}`)
      await expect(page).toHaveURL(/\/login/)
      const form = page.getByRole('form', { name: texts.signIn })
      await form.getByRole('textbox', { name: texts.email }).fill(MEMBER)
      await form.getByLabel(texts.password, { exact: true }).fill('demo1234')
      await form.getByRole('button', { name: texts.signIn, exact: true }).click()
      await expect(page).toHaveURL(/airlineLists\?tab1=2/)
    })
    await test.step('Then the cards show both directions, and no other line', async () => {
      await expect(cards.first()).toBeVisible()
      const all = await cards.count()
      for (const station of STATIONS[language]) await expect(cards.filter({ hasText: station })).toHaveCount(all)
      await inspect(`airport-orders-${language}`)
    })
    await test.step('The tab is part of the address, and a reload retains it', async () => {
      await mine.tab('toCollect').check()
      await expect(page).toHaveURL(/tab1=0/)
      await page.reload()
      await expect(mine.tab('toCollect')).toBeChecked()
      await expect(cards.first()).toBeVisible()
    })
    await test.step('A press on a card opens the order, and the way back is the list', async () => {
      await cards.first().getByRole('link', { name: mine.anyOrder }).click()
      await expect(page).toHaveURL(/order_details\?orderNo=/)
      await expect(mine.totalPaid).toBeVisible()
      await page.goBack()
      await expect(cards.first()).toBeVisible()
    })
    await test.step('Buy in the bottom bar leads back to the airport line', async () => {
      await page.getByRole('navigation').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/airline$/)
    })
  })
}
