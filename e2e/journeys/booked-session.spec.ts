import { expect, test } from '../fixtures/test'
import { DETAILS_WORDS } from '../pages/details-words'
import { languagesInTurn } from '../pages/languages-in-turn'
import { tripChoices } from '../pages/trip-choices'
import {} from '../pages/words'
import { traveller } from '../steps/traveller'

/** The last day of travel with booked sessions, and the first without. */
const [LAST_DAY, CUTOFF] = ['2023-02-12', '2023-02-13']
const PICKER_ROW_PX = 42

for (const language of languagesInTurn(2)) {
  test(`a member books a session in ${language}, on the last day that has them`, async ({
    page,
    inspect,
    startSite,
  }) => {
    const site = await startSite({ SHUTTLE_CLOCK: `${LAST_DAY}T09:10:00+08:00` })
    const words = DETAILS_WORDS[language]
    const member = traveller(page, language)
    const trip = tripChoices(page, words)

    await test.step('Given the line on that day, with its notice for who is not a member', async () => {
      await member.opensTheLine(site, LAST_DAY)
      await expect(page.getByText(words.noticeTitle)).toBeVisible()
      await member.chooses(LAST_DAY)
    })
    await test.step('When they choose a booked session, they are asked to be there early', async () => {
      await trip.kind(words.session).check()
      await expect(page.getByText(words.arriveEarly)).toBeVisible()
      await trip.chooseTime.click()
    })
    await test.step('Then each departure says its seats left, and those that have left cannot be chosen', async () => {
      const soon = trip.session('09:30')
      await expect(soon).toContainText(words.seatsLeft)
      const gone = trip.session('09:00')
      await expect(gone).toContainText(words.departed)
      await expect(gone).toHaveAttribute('aria-disabled', 'true')
      expect((await soon.boundingBox())?.height).toBe(PICKER_ROW_PX)
      await inspect(`sessions-${language}`)
      await soon.click()
      await expect(page.getByText(/HK\$\s?65\.00/).last()).toBeVisible()
      await inspect(`session-chosen-${language}`)
    })
    await test.step('And name and identity number are asked for, at the first empty field', async () => {
      await member.acceptsAndConfirms()
      await member.signsIn()
      await expect(page.getByText(words.infoMissing).first()).toBeVisible()
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

const words = DETAILS_WORDS.en

test('level 0 may book a session only, before the cutoff, and any ticket from it on', async ({ page, startSite }) => {
  const site = await startSite({ SHUTTLE_CLOCK: `${LAST_DAY}T09:10:00+08:00` })
  const visitor = traveller(page)
  const trip = tripChoices(page, words)
  await visitor.opensTheLine(site, LAST_DAY)
  await visitor.chooses(LAST_DAY)
  await test.step('A day ticket is refused when the level is known', async () => {
    await visitor.acceptsAndConfirms()
    await visitor.signsIn('level0@demo.test')
    await expect(page.getByText(words.membersOnly).first()).toBeVisible()
    await expect(page).toHaveURL(/ticket_details/)
  })
  await test.step('For the cutoff day it is sold, and no session and no name is asked', async () => {
    await visitor.chooses(CUTOFF)
    await expect(page.getByText(/HK\$\s?65\.00/).last()).toBeVisible()
    await expect(trip.kind(words.session)).toHaveCount(0)
    await expect(trip.names).toHaveCount(0)
    await visitor.confirms()
    await visitor.seesThePaymentPage()
  })
})

test('from the cutoff day on nobody reads the notice', async ({ page, startSite }) => {
  const site = await startSite({ SHUTTLE_CLOCK: `${CUTOFF}T00:00:00+08:00` })
  await traveller(page).opensTheLine(site, CUTOFF)
  await expect(page.getByText(words.noticeTitle)).toHaveCount(0)
})

for (const [time, kind] of [
  ['05:58:00', words.night],
  ['06:00:00', words.day],
] as const) {
  test(`today seen at ${time} starts with ${kind}`, async ({ page, startSite }) => {
    const site = await startSite({ SHUTTLE_CLOCK: `2026-11-21T${time}+08:00` })
    const visitor = traveller(page)
    await visitor.opensTheLine(site)
    await visitor.chooses('2026-11-21')
    await expect(tripChoices(page, words).kind(kind)).toBeChecked()
    await visitor.chooses('2026-11-22')
    await expect(tripChoices(page, words).kind(words.day)).toBeChecked()
  })
}
