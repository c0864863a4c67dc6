import { expect, type Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

export const ticketDetails = (page: Page, texts: JourneyTexts) => {
  const terms = page.getByRole('checkbox', { name: texts.terms })
  /** A day by its ISO date: the name of a day differs in each language, its place in the grid does not. */
  const day = (date: string) => page.getByRole('grid').locator(`[data-date="${date}"]`)
  const changeDate = page.getByRole('button', { name: texts.changeDate })
  return {
    day,
    /** The calendar is folded where a day was chosen before the page was opened. */
    showsDay: (date: string) =>
      expect(async () => {
        if (await changeDate.isVisible()) await changeDate.click({ timeout: 5000 })
        await expect(day(date)).toBeVisible({ timeout: 2000 })
      }).toPass(),
    adults: page.getByRole('spinbutton', { name: texts.adults }),
    oneMoreAdult: page.getByRole('button', { name: texts.oneMoreAdult }),
    oneFewerAdult: page.getByRole('button', { name: texts.oneFewerAdult }),
    terms,
    /** The fares of a chosen day may move the field between press and release: the press is repeated. */
    acceptTerms: () => expect(() => terms.check({ timeout: 10_000 })).toPass(),
    confirm: page.getByRole('button', { name: texts.confirm }),
  }
}
