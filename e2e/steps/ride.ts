import type { Page } from '@playwright/test'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { CHAN } from '../pages/airport'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { bankPage } from '../pages/bank-page'
import { loginPopup } from '../pages/login-popup'
import { PAY_TEXTS } from '../pages/pay-texts'
import { TAGS, TEXTS } from '../pages/texts'
import { MEMBER } from './passenger'

/** Actions of a passenger on the way to a ride to the airport and its pickup code. */
export const ride = (page: Page, language: LanguageCode, site: { url: string }) => {
  const { line, paying, details } = airportScreens(page, language)
  return {
    /** The buses that reach a flight at 14:00, the earlier ones too. */
    opensTheBuses: async () => {
      await page.goto(`${site.url}${BASE_PATH}airline?lang=${TAGS[language]}`)
      await line.day(RIDE_DAY).check()
      await line.toFlight.click()
      await line.field(line.texts.number).fill('CX504')
      await line.field(line.texts.airline).fill('Cathay Pacific')
      await line.field(line.texts.destination).fill('Osaka')
      await line.field(line.texts.takeOffTime).fill('14:00')
      await line.toBuses.click()
      await line.earlier.click()
    },
    /** Returns the pickup code. */
    takesTheBus: async (time: string): Promise<string> => {
      await line.choice(`${RIDE_DAY} ${time}`).check()
      await line.toPassengers.click()
      await line.fillsDocument(CHAN)
      await details.acceptTerms()
      await details.confirm.click()
      await loginPopup(page, TEXTS[language]).signIn(MEMBER)
      await page.getByRole('radio', { name: PAY_TEXTS[language].bank }).check()
      await paying.pay.click()
      const bank = bankPage(page)
      await bank.pay.click()
      await bank.back.click()
      return (await line.seesPickupCode()) ?? ''
    },
  }
}
