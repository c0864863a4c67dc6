import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { octopusPage } from '../pages/octopus-page'
import { PAY_TEXTS } from '../pages/pay-texts'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

for (const language of languagesInTurn(1)) {
  test(
    `[D7.octopus.1] a member pays by Octopus in ${language}, after a first try without enough on the card`,
    NPM_TEST.octopus,
    async ({ page, inspect }) => {
      const texts = TEXTS[language]
      const payTexts = PAY_TEXTS[language]
      const member = passenger(page, language)
      const paying = payment(page, texts)
      const octopus = octopusPage(page, language)
      const method = page.getByRole('radio', { name: payTexts.octopus })

      await test.step('Given an order in Hong Kong dollars', async () => {
        await member.opensTheLine()
        await member.chooses(TRAVEL_DATE)
        await member.acceptsAndConfirms()
        await member.signsIn()
        await member.seesThePaymentPage()
      })
      await test.step('When they go to Octopus, which shows this sum in their language, and it is declined', async () => {
        await method.check()
        await inspect(`payment-octopus-${language}`)
        await paying.pay.click()
        await expect(octopus.heading).toBeVisible()
        await expect(octopus.sum).toBeVisible()
        await inspect(`octopus-page-${language}`)
        await octopus.decline.click()
        await octopus.back.click()
      })
      await test.step('Then the payment page reports it, and the order is still there', async () => {
        await expect(page).toHaveURL(/details_payment\?.*returned=failed/)
        await expect(page.getByText(payTexts.failed)).toBeVisible()
        await inspect(`payment-octopus-declined-${language}`)
        await page.getByRole('button', { name: payTexts.backToOrder }).click()
        await expect(paying.timer).toContainText(/\d\d:\d\d/)
      })
      await test.step('And after the second visit they have their ticket', async () => {
        await method.check()
        await paying.pay.click()
        await octopus.pay.click()
        await octopus.back.click()
        await expect(result(page, texts).paid).toBeVisible()
        await expect(page).toHaveURL(/details_succeed\?.*payType=octopusonline/)
        await expect(result(page, texts).qrCode).toHaveCount(1)
      })
    },
  )
}
