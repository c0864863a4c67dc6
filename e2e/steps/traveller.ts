import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { cardFrame } from '../pages/card-frame'
import { home } from '../pages/home'
import { loginPopup } from '../pages/login-popup'
import { payment } from '../pages/payment'
import { ticketDetails } from '../pages/ticket-details'
import { TAGS, WORDS } from '../pages/words'

export const MEMBER = 'level1@demo.test'
/** A week after the day the stories play on. */
export const TRAVEL_DATE = '2026-11-28'

/** What a traveller does on the way to a ticket, one verb each, in one language. */
export const traveller = (page: Page, language: LanguageCode = 'en') => {
  const words = WORDS[language]
  const details = ticketDetails(page, words)
  const paying = payment(page, words)
  const frame = cardFrame(page, words)
  return {
    /** `date` is one that is on sale there. `site` where it is another than the one the tests share. */
    opensTheLine: async (site?: { url: string }, date = TRAVEL_DATE) => {
      await page.goto(`${site ? `${site.url}/webhtml/` : ''}?lang=${TAGS[language]}`)
      await home(page, words).line.click()
      await expect(details.day(date)).toBeVisible()
    },
    chooses: async (date: string, adults = 1) => {
      await details.day(date).click()
      const chosen = Number(await details.adults.inputValue())
      for (let count = chosen; count < adults; count += 1) await details.oneMoreAdult.click()
      await expect(details.adults).toHaveValue(String(adults))
    },
    addsAnAdult: () => details.oneMoreAdult.click(),
    confirms: () => details.confirm.click(),
    acceptsAndConfirms: async () => {
      await details.terms.check()
      await details.confirm.click()
    },
    signsIn: (account = MEMBER) => loginPopup(page, words).signIn(account),
    seesThePaymentPage: () => expect(paying.heading).toBeVisible(),
    /** So that the next story on the same site may order again. */
    cancelsTheOrder: async () => {
      await paying.cancel.click()
      await paying.cancelForSure.click()
      await expect(page.getByText(words.cancelled)).toBeVisible()
    },
    opensTheCardForm: async () => {
      await paying.card.check()
      await paying.pay.click()
      await expect(frame.pay).toBeVisible()
    },
    paysByCard: async (card = words.approvedCard) => {
      await frame.testCard(card).click()
      await frame.pay.click()
    },
  }
}
