import { inWindow } from '../fixtures/in-window'
import { expect, test } from '../fixtures/test'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { tripChoices } from '../pages/trip-choices'
import { passenger } from '../steps/passenger'

const PHONE = { width: 390, height: 844 }
/** The stories begin on a Saturday; the first weekend day after tomorrow is a week later. */
const NEXT_SATURDAY = '2026-11-28'

for (const language of languagesInTurn(1)) {
  // [D11.details.1, D11.details.2, D11.details.4, D11.details.5, D11.calendar.1, D11.calendar.5]
  test(`ticket details for one adult fit two screens in ${language}, and a finished day is one row`, async ({
    page,
    inspect,
  }) => {
    const texts = DETAILS_TEXTS[language]
    const visitor = passenger(page, language)
    const details = ticketDetails(page, TEXTS[language])
    const trip = tripChoices(page, texts)
    const measure = () => page.evaluate(() => document.documentElement.scrollHeight)

    await test.step('Given a line, today is marked by its word', async () => {
      await visitor.opensTheLine()
      await expect(details.day('2026-11-21')).toContainText(texts.today)
    })
    await test.step('When the visitor presses the shortcut of Saturday, the bar shows sum and trip', async () => {
      await trip.shortcut(texts.saturday).click()
      await expect(details.day(NEXT_SATURDAY)).toBeVisible()
      await expect(trip.bar).toContainText('HK$65.00')
      await expect(trip.bar).toContainText(texts.tripOfOne)
    })
    await test.step('Then both tickets have their hours, and the page with its calendar fits two screens', async () => {
      await expect(trip.card(texts.ticketType)).toContainText(texts.nightHours)
      await inWindow(page, PHONE, async () => expect(await measure()).toBeLessThanOrEqual(2 * PHONE.height))
      await inspect(`details-short-${language}`)
    })
    await test.step('And after a reload the day is one row, which opens its calendar', async () => {
      await page.reload()
      await expect(trip.bar).toContainText('HK$65.00')
      await expect(page.getByRole('grid')).toHaveCount(0)
      await inspect(`details-folded-${language}`)
      await details.showsDay(NEXT_SATURDAY)
    })
  })
}
