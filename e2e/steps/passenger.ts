import type { Page } from '@playwright/test'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { expect } from '../fixtures/messages'
import { cardFrame } from '../pages/card-frame'
import { home } from '../pages/home'
import { loginPopup } from '../pages/login-popup'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'

export const MEMBER = 'level1@demo.test'
/** A week after the current day of the stories. */
export const TRAVEL_DATE = '2026-11-28'

/** Actions of a passenger on the way to a ticket, one verb each, in one language. */
export const passenger = (page: Page, language: LanguageCode = 'en') => {
  const texts = TEXTS[language]
  const details = ticketDetails(page, texts)
  const paying = payment(page, texts)
  const frame = cardFrame(page, texts)
  const member = {
    /** `date` must be on sale there. `site` is for another site than the shared one of the tests. */
    opensTheLine: async (site?: { url: string }, date = TRAVEL_DATE) => {
      await page.goto(`${site ? `${site.url}${BASE_PATH}` : ''}?lang=${TAGS[language]}`)
      await home(page, texts).line.click()
      await details.showsDay(date)
    },
    chooses: async (date: string, adults = 1) => {
      await details.day(date).click()
      const chosen = Number(await details.adults.inputValue())
      for (let count = chosen; count < adults; count += 1) await details.oneMoreAdult.click()
      await expect(details.adults).toHaveValue(String(adults))
    },
    confirms: () => details.confirm.click(),
    acceptsAndConfirms: async () => {
      await details.acceptTerms()
      await details.confirm.click()
    },
    signsIn: (account = MEMBER) => loginPopup(page, texts).signIn(account),
    seesThePaymentPage: () => expect(paying.heading).toBeVisible(),
    /** So that the next story on the same site may order again. */
    cancelsTheOrder: async () => {
      await paying.cancel.click()
      await paying.cancelForSure.click()
      await expect(page).toHaveShownToast(texts.cancelled)
    },
    opensTheCardForm: async () => {
      await paying.card.check()
      await paying.pay.click()
      await expect(frame.pay).toBeVisible()
    },
    paysByCard: async (card = texts.approvedCard) => {
      await frame.testCard(card).click()
      await frame.pay.click()
    },
  }
  return {
    ...member,
    /** A whole purchase, to the e-tickets; returns the order number. `account` signs in on the way. */
    buys: async (adults: number, account: string, site?: { url: string }, date = TRAVEL_DATE): Promise<string> => {
      await member.opensTheLine(site, date)
      await member.chooses(date, adults)
      await member.acceptsAndConfirms()
      await member.signsIn(account)
      await member.seesThePaymentPage()
      await member.opensTheCardForm()
      await member.paysByCard()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
      return new URL(page.url()).searchParams.get('orderNo') ?? ''
    },
  }
}
