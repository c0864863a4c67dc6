import { expect, test } from '../fixtures/test'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { languagesInTurn } from '../pages/languages-in-turn'
import { tripChoices } from '../pages/trip-choices'
import { passenger } from '../steps/passenger'

/** The last day of travel with booked departures. */
const LAST_DAY = '2023-02-12'
const PICKER_ROW_PX = 42

for (const language of languagesInTurn(2)) {
  test(`[P2.details.3] a member books a reserved departure in ${language}, on the last day that has them`, async ({
    page,
    inspect,
    startSite,
  }) => {
    const site = await startSite({ SHUTTLE_CLOCK: `${LAST_DAY}T09:10:00+08:00` })
    const texts = DETAILS_TEXTS[language]
    const member = passenger(page, language)
    const trip = tripChoices(page, texts)

    await test.step('Given the line on that day, with its notice for non-members', async () => {
      await member.opensTheLine(site, LAST_DAY)
      await expect(page.getByText(texts.noticeTitle)).toBeVisible()
      await member.chooses(LAST_DAY)
    })
    await test.step('[P9.note.1] When they choose a reserved departure, a note recommends to arrive early', async () => {
      await trip.kind(texts.session).check()
      await expect(page.getByText(texts.arriveEarly)).toBeVisible()
      await trip.opensTheTimes()
    })
    await test.step('[P9.picker.1] Then each departure shows its seats left, and departed ones cannot be chosen', async () => {
      const soon = trip.session('09:30')
      await expect(soon).toContainText(texts.seatsLeft)
      const gone = trip.session('09:00')
      await expect(gone).toContainText(texts.departed)
      await expect(gone).toHaveAttribute('aria-disabled', 'true')
      expect((await soon.boundingBox())?.height).toBe(PICKER_ROW_PX)
      await inspect(`sessions-${language}`)
      await soon.click()
      await expect(page.getByText(/HK\$\s?65\.00/).last()).toBeVisible()
      await inspect(`session-chosen-${language}`)
    })
    await test.step('And name and identity number are required, at the first empty field', async () => {
      await member.acceptsAndConfirms()
      await member.signsIn()
      await expect(page.getByText(texts.infoMissing).first()).toBeVisible()
      await expect(trip.names).toBeFocused()
      await inspect(`people-missing-${language}`)
      await trip.names.pressSequentially('Chan-Tai/Man')
      await expect(trip.names).toHaveValue('ChanTaiMan')
      await trip.idNumbers.fill('A123456(7)')
    })
    await test.step('Then the order is placed for that departure', async () => {
      await member.confirms()
      await member.seesThePaymentPage()
      await expect(page.getByRole('main').getByText(/09:30/)).toBeVisible()
      await expect(page.getByRole('main').getByText('ChanTaiMan')).toBeVisible()
      await inspect(`session-payment-${language}`)
    })
  })
}
