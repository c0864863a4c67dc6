import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { octopusPage } from '../pages/octopus-page'
import { PAY_WORDS } from '../pages/pay-words'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { WORDS } from '../pages/words'
import { TRAVEL_DATE, traveller } from '../steps/traveller'

for (const language of languagesInTurn(1)) {
  test(`[D7.octopus.1] a member pays by Octopus in ${language}, after a first try without enough on the card`, async ({
    page,
    inspect,
  }) => {
    const words = WORDS[language]
    const payWords = PAY_WORDS[language]
    const member = traveller(page, language)
    const paying = payment(page, words)
    const octopus = octopusPage(page, language)
    const method = page.getByRole('radio', { name: payWords.octopus })

    await test.step('Given an order in Hong Kong dollars', async () => {
      await member.opensTheLine()
      await member.chooses(TRAVEL_DATE)
      await member.acceptsAndConfirms()
      await member.signsIn()
      await member.seesThePaymentPage()
    })
    await test.step('When they go to Octopus, which asks for this sum in their language, and it is declined', async () => {
      await method.check()
      await inspect(`payment-octopus-${language}`)
      await paying.pay.click()
      await expect(octopus.heading).toBeVisible()
      await expect(octopus.sum).toBeVisible()
      await inspect(`octopus-page-${language}`)
      await octopus.decline.click()
      await octopus.back.click()
    })
    await test.step('Then the payment page says so, and the order is kept', async () => {
      await expect(page).toHaveURL(/details_payment\?.*returned=failed/)
      await expect(page.getByText(payWords.failed)).toBeVisible()
      await inspect(`payment-octopus-declined-${language}`)
      await page.getByRole('button', { name: payWords.backToOrder }).click()
      await expect(paying.timer).toContainText(/\d\d:\d\d/)
    })
    await test.step('And paid on the second visit, they hold their ticket', async () => {
      await method.check()
      await paying.pay.click()
      await octopus.pay.click()
      await octopus.back.click()
      await expect(result(page, words).paid).toBeVisible()
      await expect(page).toHaveURL(/details_succeed\?.*payType=octopusonline/)
      await expect(result(page, words).qrCode).toHaveCount(1)
    })
  })
}
