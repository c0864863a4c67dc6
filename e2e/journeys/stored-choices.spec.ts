import { expect, test } from '../fixtures/test'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { home } from '../pages/home'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { tripChoices } from '../pages/trip-choices'
import { MEMBER, passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = DETAILS_TEXTS.en
const RETURN_DATE = '2026-11-30'

test('choices survive a reload, a sign-in and a visit of another page', async ({ page }) => {
  const visitor = passenger(page)
  const trip = tripChoices(page, texts)
  const details = ticketDetails(page, TEXTS.en)
  const everythingIsThere = async () => {
    await expect(trip.card(texts.departureDate)).toContainText('28 November')
    await expect(trip.card(texts.returnDate)).toContainText('30 November')
    await expect(details.adults).toHaveValue('2')
    await expect(trip.kind(texts.night)).toBeChecked()
    await expect(page.getByText(/HK\$\s?280\.00/).last()).toBeVisible()
  }
  await visitor.opensTheLine()
  await visitor.chooses(TRAVEL_DATE, 2)
  await trip.switchTo(texts.roundTrip)
  await trip.dayOf(texts.returnDate, RETURN_DATE).click()
  await trip.kind(texts.night).check()
  await everythingIsThere()

  await test.step('They survive a reload', async () => {
    await page.reload()
    await everythingIsThere()
  })
  await test.step('They survive a sign-in over the screen', async () => {
    await visitor.confirms()
    await visitor.signsIn(MEMBER)
    await expect(page.getByText('please tick the purchase notes before ordering').first()).toBeVisible()
    await everythingIsThere()
  })
  await test.step('[P2.details.9] They survive a visit of the terms', async () => {
    await page.getByRole('link', { name: 'purchase notes' }).click()
    await expect(page).toHaveURL(/buy_clause/)
    await page.goBack()
    await everythingIsThere()
  })
})

test('back leads to the page before ticket details, however often the passenger switched', async ({ page }) => {
  const visitor = passenger(page)
  const trip = tripChoices(page, texts)
  await visitor.opensTheLine()
  await trip.switchTo(texts.roundTrip)
  await trip.switchTo(texts.oneWay)
  await trip.switchTo(texts.roundTrip)
  await expect(page).toHaveURL(/HKGZHORT/)
  await page.goBack()
  await expect(home(page, TEXTS.en).line).toBeVisible()
  await page.goForward()
  await expect(trip.card(texts.tripType)).toContainText(texts.roundTrip)
  await expect(page).toHaveURL(/HKGZHORT/)
  await trip.back.click()
  await expect(home(page, TEXTS.en).line).toBeVisible()
})

test('[P8.unpaid.1] an unpaid order is reported, opened after a moment, and found again', async ({ page, account }) => {
  const member = passenger(page)
  const trip = tripChoices(page, texts)
  await member.opensTheLine()
  await member.chooses(TRAVEL_DATE)
  await member.acceptsAndConfirms()
  await member.signsIn(account)
  await member.seesThePaymentPage()
  const waiting = new URL(page.url()).searchParams.get('orderNo') ?? ''

  await test.step('When they order once more, a message reports it, and 2.5 s later their orders open', async () => {
    await member.opensTheLine()
    await member.chooses('2026-11-29')
    await member.acceptsAndConfirms()
    await expect(page).toHaveShownToast(texts.unpaid)
    await expect(page).toHaveURL(/my_order\?tab1=1/)
  })
  await test.step('And back on the screen a link leads to the unpaid order', async () => {
    await page.goBack()
    await trip.toUnpaid.click()
    await member.seesThePaymentPage()
    await expect(page).toHaveURL(new RegExp(`orderNo=${waiting}`))
  })
})

test('an order of a discounted ticket shows a reminder of its proof', async ({ page, inspect, account }) => {
  const member = passenger(page)
  await member.opensTheLine()
  await member.chooses(TRAVEL_DATE)
  await page.getByRole('button', { name: texts.oneMoreChild }).click()
  await member.acceptsAndConfirms()
  await member.signsIn(account)
  const reminder = page.getByRole('alertdialog', { name: texts.concession })
  await expect(reminder).toBeVisible()
  await inspect('concession-reminder')
  await reminder.getByRole('button', { name: texts.proceed }).click()
  await member.seesThePaymentPage()
})
