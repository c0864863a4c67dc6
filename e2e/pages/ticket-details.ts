import { expect, type Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

export const ticketDetails = (page: Page, texts: JourneyTexts) => {
  const terms = page.getByRole('checkbox', { name: texts.terms })
  return {
    /** A day by its ISO date: the name of a day differs in each language, its place in the grid does not. */
    day: (date: string) => page.getByRole('grid').locator(`[data-date="${date}"]`),
    adults: page.getByRole('spinbutton', { name: texts.adults }),
    oneMoreAdult: page.getByRole('button', { name: texts.oneMoreAdult }),
    oneFewerAdult: page.getByRole('button', { name: texts.oneFewerAdult }),
    terms,
    /** The fares of a chosen day may move the field between press and release: the press is repeated. */
    acceptTerms: () => expect(() => terms.check({ timeout: 10_000 })).toPass(),
    confirm: page.getByRole('button', { name: texts.confirm }),
  }
}
