import { expect, test } from '../fixtures/test'
import { octopusPage } from '../pages/octopus-page'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { WORDS } from '../pages/words'
import { TRAVEL_DATE, traveller } from '../steps/traveller'

test('a member pays by Octopus, after a first try without enough on the card', async ({ page, inspect }) => {
  const words = WORDS['zh-hk']
  const member = traveller(page, 'zh-hk')
  const paying = payment(page, words)
  const octopus = octopusPage(page)

  await test.step('Given an order in Hong Kong dollars', async () => {
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn()
    await member.seesThePaymentPage()
  })
  await test.step('When they go to Octopus, which asks for this sum in their language, and it is declined', async () => {
    await page.getByRole('radio', { name: '八達通' }).check()
    await inspect('payment-octopus-zh-hk')
    await paying.pay.click()
    await expect(octopus.heading).toBeVisible()
    await expect(octopus.sum).toBeVisible()
    await inspect('octopus-page')
    await page.getByRole('button', { name: '模擬付款失敗' }).click()
    await octopus.back.click()
  })
  await test.step('Then the payment page says so, and the order is kept', async () => {
    await expect(page).toHaveURL(/details_payment\?.*returned=failed/)
    await expect(page.getByText('訂單付款出錯，請重新付款')).toBeVisible()
    await inspect('payment-octopus-declined')
    await page.getByRole('button', { name: '返回訂單' }).click()
    await expect(paying.timer).toContainText(/1[345]:\d\d/)
  })
  await test.step('And paid on the second visit, they hold their ticket', async () => {
    await page.getByRole('radio', { name: '八達通' }).check()
    await paying.pay.click()
    await octopus.pay.click()
    await octopus.back.click()
    await expect(result(page, words).paid).toBeVisible()
    await expect(page).toHaveURL(/details_succeed\?.*payType=octopusonline/)
    await expect(result(page, words).qrCode).toHaveCount(1)
  })
})
