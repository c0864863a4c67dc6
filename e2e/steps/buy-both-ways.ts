import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { tripChoices } from '../pages/trip-choices'
import { passenger, TRAVEL_DATE } from './passenger'

const RETURN_DATE = '2026-11-30'

/** Buys a round trip for one adult as a signed-in member; returns the order number. */
export const buyBothWays = async (page: Page, language: LanguageCode, site: { url: string }) => {
  const texts = DETAILS_TEXTS[language]
  const member = passenger(page, language)
  const details = ticketDetails(page, TEXTS[language])
  const trip = tripChoices(page, texts)
  await member.opensTheLine(site)
  await trip.switchTo(texts.roundTrip)
  await trip.dayOf(texts.departureDate, TRAVEL_DATE).click()
  await trip.dayOf(texts.returnDate, RETURN_DATE).click()
  await expect(details.adults).toHaveValue('1')
  await member.acceptsAndConfirms()
  await member.seesThePaymentPage()
  await member.opensTheCardForm()
  await member.paysByCard()
  await expect(result(page, TEXTS[language]).qrCode.first()).toBeVisible()
  return new URL(page.url()).searchParams.get('orderNo') ?? ''
}
