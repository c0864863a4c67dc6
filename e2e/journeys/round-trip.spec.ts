import { expect, test } from '../fixtures/test'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { languagesInTurn } from '../pages/languages-in-turn'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { tripChoices } from '../pages/trip-choices'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

const RETURN_DATE = '2026-11-30'

for (const language of languagesInTurn(1)) {
  test(
    `[P2.details.4] a visitor buys a round trip in ${language}`,
    NPM_TEST.roundTrip,
    async ({ page, inspect, account }) => {
      const texts = DETAILS_TEXTS[language]
      const visitor = passenger(page, language)
      const trip = tripChoices(page, texts)

      await test.step('When the visitor switches to a round trip', async () => {
        await visitor.opensTheLine()
        await trip.switchTo(texts.roundTrip)
      })
      await test.step('Then the address has the line of both directions, and the choice shows it', async () => {
        await expect(page).toHaveURL(/xllb=2&xldm=HKGZHORT/)
        await expect(trip.kind(texts.roundTrip)).toBeChecked()
        await inspect(`round-trip-${language}`)
      })
      await test.step('And without a return date the order is refused at that field', async () => {
        await trip.dayOf(texts.departureDate, TRAVEL_DATE).click()
        await visitor.acceptsAndConfirms()
        await visitor.signsIn(account)
        await expect(page.getByText(texts.returnTimeMissing).first()).toBeVisible()
      })
      await test.step('When they choose the return date, the total covers both legs', async () => {
        await trip.dayOf(texts.returnDate, RETURN_DATE).click()
        await expect(page.getByText(/HK\$\s?130\.00/).last()).toBeVisible()
        await expect(page.getByRole('main').getByText(texts.bothWays)).toBeVisible()
        await inspect(`round-trip-chosen-${language}`)
      })
      await test.step('[P2.payment.1] Then the order shows both days', async () => {
        await visitor.confirms()
        await visitor.seesThePaymentPage()
        await expect(page.getByRole('main').getByText(texts.bothWays)).toBeVisible()
        await expect(page.getByRole('main').getByText(texts.returnDate)).toBeVisible()
        await inspect(`round-trip-payment-${language}`)
      })
      await test.step('And after the payment they have a ticket for each leg', async () => {
        await visitor.opensTheCardForm()
        await visitor.paysByCard()
        const shown = result(page, TEXTS[language])
        await expect(shown.paid).toBeVisible()
        await expect(shown.qrCode).toBeVisible()
        await expect(page.getByRole('main').getByText('1/2', { exact: true })).toBeVisible()
      })
    },
  )
}
