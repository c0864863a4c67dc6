import { BASE_PATH } from '@shuttle/contracts'
import { signInTab } from '../first-load/sign-in-tab'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { orders } from '../pages/orders'
import { refunds } from '../pages/refunds'
import { TAGS } from '../pages/texts'
import { buyOrder } from '../steps/buy-by-calls'
import { mailbox } from '../steps/mailbox'
import { MEMBER } from '../steps/passenger'
import { DESKTOP, signInToBackoffice } from '../steps/sign-in-to-backoffice'

const TODAY = '2026-11-21'
const LATE_TODAY = {
  en: { line: 'Buses are about 15 minutes late', stop: 'Buses to Zhuhai Port are about 15 minutes late' },
  'zh-hk': { line: '約遲 15 分鐘', stop: '往珠海口岸的巴士約遲 15 分鐘' },
  'zh-cn': { line: '约晚点 15 分钟', stop: '往珠海口岸的车约晚点 15 分钟' },
} as const

for (const language of languagesInTurn(0)) {
  // [D11.delay.1, D11.delay.2, D11.delay.3, D11.delay.4, D11.delay.5]
  test(`a passenger learns of a late bus and refunds without a fee in ${language}, until staff end the delay`, async ({
    page,
    newPassenger,
    startSite,
    inspect,
  }) => {
    const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
    const staffPage = await newPassenger(DESKTOP)
    const mine = orders(page, language)
    const shown = refunds(page, language)
    const goTo = (path: string) => page.goto(`${site.url}${BASE_PATH}${path}`)
    const orderNo = await test.step('Given a ticket for today', () =>
      buyOrder(site, MEMBER, { from: 'HKG', to: 'ZHO', date: TODAY, cents: 6500 }))
    await test.step('When staff declare its line 15 minutes late', async () => {
      await signInToBackoffice(staffPage, site, 'level9@demo.test', 'en')
      await staffPage.goto(`${site.url}${BASE_PATH}refund_fee_handle?tab=disruption`)
      await staffPage.getByRole('button', { name: 'Declare a delay' }).click()
      const dialog = staffPage.getByRole('dialog')
      await dialog.getByLabel('Line, one way').selectOption('HKGZHO')
      await dialog.getByLabel('Minutes late').fill('15')
      await dialog.getByLabel(/^Traditional Chinese text/).fill('大橋擠塞')
      await dialog.getByLabel('Simplified Chinese text').fill('大桥拥堵')
      await dialog.getByLabel('English text').fill('Traffic on the bridge')
      await staffPage.setViewportSize({ width: 1280, height: 720 })
      expect(await dialog.evaluate((popup) => popup.scrollHeight - popup.clientHeight)).toBe(0)
      await inspect(`declare-delay-${language}`, staffPage)
      await dialog.getByRole('button', { name: 'Declare delay' }).click()
      await expect(staffPage).toHaveShownToast('The delay was declared.')
      await inspect(`declared-delay-${language}`, staffPage)
    })
    await test.step('Then home, list and order of the passenger show it, and one mail arrives', async () => {
      await signInTab(page, site.url, MEMBER)
      await goTo(`?lang=${TAGS[language]}`)
      await expect(mine.late).toBeVisible()
      await inspect(`delay-on-home-${language}`)
      await goTo('my_order?tab1=0')
      await expect(mine.late.first()).toBeVisible()
      await expect(mine.late).toHaveCount(2)
      await inspect(`delay-in-list-${language}`)
      await goTo(`order_details?orderNo=${orderNo}`)
      await expect(mine.late).toBeVisible()
      await inspect(`delay-in-order-${language}`)
      expect(await mailbox(site, MEMBER).link(/order_details/)).toContain(orderNo)
    })
    await test.step('And the pages of its line and its stop have it for everybody', async () => {
      await goTo('line?code=HKGZHO')
      await expect(page.getByRole('main').getByText(LATE_TODAY[language].line)).toBeVisible()
      await inspect(`delay-on-line-${language}`)
      await goTo('stop?code=HKG&line=HKGMAC')
      await expect(page.getByRole('main').getByText(LATE_TODAY[language].stop)).toBeVisible()
      await inspect(`delay-on-stop-${language}`)
      await goTo(`order_details?orderNo=${orderNo}`)
      await expect(mine.late).toBeVisible()
    })
    await test.step('And the refund has no fee', async () => {
      await mine.freeRefund.click()
      await expect(shown.row(1)).toContainText('HK$65.00')
      await expect(shown.row(1)).toContainText('HK$0.00')
      await inspect(`refund-of-delay-${language}`)
    })
    await test.step('When staff end the delay, nothing is late any more', async () => {
      await staffPage.getByRole('button', { name: /^End the delay of / }).click()
      await staffPage.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
      await expect(staffPage).toHaveShownToast('The delay has ended.')
      await goTo(`order_details?orderNo=${orderNo}`)
      await expect(mine.detailsHeading).toBeVisible()
      await expect(mine.totalPaid).toBeVisible()
      await expect(mine.late).toBeHidden()
    })
  })
}
