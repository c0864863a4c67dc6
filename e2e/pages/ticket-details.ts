import type { Page } from '@playwright/test'
import type { Words } from './words'

export const ticketDetails = (page: Page, words: Words) => ({
  /** A day by its ISO date: the name of a day differs in each language, its place in the grid does not. */
  day: (date: string) => page.getByRole('grid').locator(`[data-date="${date}"]`),
  adults: page.getByRole('spinbutton', { name: words.adults }),
  oneMoreAdult: page.getByRole('button', { name: words.oneMoreAdult }),
  terms: page.getByRole('checkbox', { name: words.terms }),
  confirm: page.getByRole('button', { name: words.confirm }),
})
