import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { airport } from './airport'
import { payment } from './payment'
import { TEXTS } from './texts'
import { ticketDetails } from './ticket-details'

/** A Tuesday, three days after the current day of the stories. */
export const RIDE_DAY = '2026-11-24'

/** The screens of the airport line, with the bus screens that it shares. */
export const airportScreens = (page: Page, language: LanguageCode) => ({
  line: airport(page, language),
  paying: payment(page, TEXTS[language]),
  details: ticketDetails(page, TEXTS[language]),
})
