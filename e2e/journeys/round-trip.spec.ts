import { expect, test } from '../fixtures/test'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { languagesInTurn } from '../pages/languages-in-turn'
import { planTrip } from '../pages/plan-trip'
import { result } from '../pages/result'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
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

for (const language of languagesInTurn(2)) {
  test(`[D11.both-ways.1, D11.both-ways.2] both ways are bought in one act from home in ${language}`, async ({
    page,
    inspect,
    account,
  }) => {
    const visitor = passenger(page, language)
    const plan = planTrip(page, language)
    const trip = tripChoices(page, DETAILS_TEXTS[language])

    await test.step('Given both ways, tomorrow and the day after it, and two adults on home', async () => {
      await page.goto(`?lang=${TAGS[language]}`)
      await plan.roundTrip.check()
      await plan.tomorrow.check()
      await plan.backNextDay.check()
      await plan.oneMoreAdult.click()
      await expect(page.getByRole('main').getByText(/HK\$260\.00/)).toBeVisible()
      await inspect(`home-trip-${language}`)
    })
    await test.step('Then ticket details have line, days and people, and need only consent', async () => {
      await plan.select.click()
      await expect(page).toHaveURL(/xldm=HKGZHORT&code_1=HKG&code_2=ZHO$/)
      await expect(trip.card(DETAILS_TEXTS[language].returnDate)).toContainText(/23 November|11月23日/)
      await expect(ticketDetails(page, TEXTS[language]).adults).toHaveValue('2')
      await expect(page.getByText(/HK\$260\.00/).last()).toBeVisible()
      await inspect(`home-trip-details-${language}`)
    })
    await test.step('And the order has both days', async () => {
      await visitor.acceptsAndConfirms()
      await visitor.signsIn(account)
      await visitor.seesThePaymentPage()
      await expect(page.getByRole('main').getByText(DETAILS_TEXTS[language].bothWays)).toBeVisible()
    })
  })

  test(`[D11.both-ways.4] the way back is bought from a paid order in ${language}`, async ({
    page,
    inspect,
    account,
  }) => {
    const visitor = passenger(page, language)
    const details = ticketDetails(page, TEXTS[language])
    await test.step('Given a paid one-way order of two adults', async () => {
      await visitor.buys(2, account)
      await inspect(`result-way-back-${language}`)
    })
    await test.step('Then its way back opens the other direction with the same people', async () => {
      await planTrip(page, language).wayBack.click()
      await expect(details.day(TRAVEL_DATE)).toBeVisible()
      await expect(page).toHaveURL(/xldm=ZHOHKG&code_1=ZHO&code_2=HKG$/)
      await expect(details.adults).toHaveValue('2')
    })
  })
}
