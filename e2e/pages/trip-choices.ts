import { expect, type Page } from '@playwright/test'
import type { DetailsTexts } from './details-texts'

/** Choices of ticket details beyond a one-way day ticket: both directions, kinds of ticket, departures, passengers. */
export const tripChoices = (page: Page, texts: DetailsTexts) => {
  const card = (name: string) => page.getByRole('region', { name })
  const kind = (name: string) => page.getByRole('radio', { name })
  const chooseTime = page.getByRole('button', { name: texts.chooseTime, exact: true })
  return {
    card,
    header: page.locator('main header').filter({ visible: true }),
    kind,
    /** One way or round trip, which is folded until it is opened. */
    switchTo: async (name: string) => {
      const unfold = card(texts.tripType).locator('button[aria-expanded=false]')
      if (await unfold.isVisible()) await unfold.click()
      await kind(name).check()
    },
    /** There are two calendars on a round trip. */
    dayOf: (title: string, date: string) => card(title).locator(`[data-date="${date}"]`),
    /**
     * The button opens no dialog while departures load ([P8.text.1]): the press is repeated, unless the dialog has come
     * late and covers the button.
     */
    opensTheTimes: () =>
      expect(async () => {
        const dialog = page.getByRole('dialog')
        if (!(await dialog.isVisible())) await chooseTime.click({ timeout: 5000 })
        await expect(dialog).toBeVisible({ timeout: 2000 })
      }).toPass(),
    session: (beginTime: string) => page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${beginTime}`) }),
    shortcut: (name: string) => page.getByRole('button', { name, exact: true }),
    bar: page.locator('[data-bottom-bar] p').filter({ visible: true }),
    names: page.getByRole('textbox', { name: texts.name }),
    idNumbers: page.getByRole('textbox', { name: texts.idNumber }),
    toUnpaid: page.getByRole('link', { name: texts.toUnpaid }),
    /** The header's back button, which does the same as the browser's own. */
    back: page.getByRole('button', { name: texts.back, exact: true }),
  }
}
