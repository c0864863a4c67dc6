import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { refunds } from '../pages/refunds'
import { passenger } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

for (const language of languagesInTurn(2)) {
  // [A1.product.3, A2.refund.1, D3.refund.1, D3.refund.3, D1.15]
  test(
    `a passenger buys three tickets and refunds one of them in ${language}`,
    NPM_TEST.refund,
    async ({ page, inspect, account }) => {
      const member = passenger(page, language)
      const shown = refunds(page, language)
      const orderNo = await test.step('Given three tickets that are paid', () => member.buys(3, account))
      await test.step('When they open the refund from the order, fee and refund of every ticket are shown', async () => {
        await page.goto(`order_details?orderNo=${orderNo}&tab1=0`)
        await shown.refund.click()
        await expect(page).toHaveURL(new RegExp(`refund_tickets\\?orderNo=${orderNo}$`))
        await expect(shown.fee).toBeVisible()
        await expect(shown.timeLeft).toContainText(/\d:\d\d:\d\d/)
        for (const number of [1, 2, 3]) await expect(shown.row(number)).toContainText('HK$58.50')
        await inspect(`refund-choice-${language}`)
      })
      await test.step('And a press anywhere on a row chooses it, which a reload preserves', async () => {
        await shown.row(2).click()
        await expect(shown.chosen(1)).toBeVisible()
        await shown.confirm.click()
        await expect(shown.missing).toBeVisible()
        await shown.illness.check()
        await page.reload()
        await expect(shown.passenger(2)).toBeChecked()
        await expect(shown.passenger(1)).not.toBeChecked()
        await expect(shown.illness).toBeChecked()
        await inspect(`refund-chosen-${language}`)
      })
      await test.step('Then they confirm the amount and its method, and the refund is accepted', async () => {
        await shown.confirm.click()
        await expect(shown.yes).toBeEnabled()
        await inspect(`refund-confirm-${language}`)
        await shown.yes.click()
        await expect(shown.accepted).toBeVisible()
        await expect(shown.left).toBeVisible()
        await page.reload()
        await expect(shown.accepted).toBeVisible()
        await inspect(`refund-result-${language}`)
      })
      await test.step('And the other two can be refunded later', async () => {
        await shown.more.click()
        await expect(shown.passenger(2)).toHaveAttribute('aria-disabled', 'true')
        await page.reload()
        await expect(shown.passenger(2)).toHaveAttribute('aria-disabled', 'true')
        await expect(shown.inRefund).toBeVisible()
        await expect(shown.row(1)).toContainText('HK$58.50')
        await inspect(`refund-more-${language}`)
        await page.goBack()
      })
      await test.step('And the order shows that one was refunded and the others are valid', async () => {
        await expect(shown.someRefunded).toBeVisible()
        await page.reload()
        await expect(shown.someRefunded).toBeVisible()
        await inspect(`refund-order-${language}`)
      })
    },
  )
}
