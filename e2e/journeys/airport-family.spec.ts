import { expect, test } from '../fixtures/test'
import { type AirportPassengerDetails, airport } from '../pages/airport'
import { languagesInTurn } from '../pages/languages-in-turn'
import { loginPopup } from '../pages/login-popup'
import { payment } from '../pages/payment'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'

const DAY = '2026-11-24'
const FAMILY: readonly AirportPassengerDetails[] = [
  { lastName: 'chan', firstName: 'TAI MAN', documentNumber: 'k1234567', birth: ['1988', '4', '30'] },
  { lastName: 'lee', firstName: 'MEI LING', documentNumber: 'h7654321', birth: ['1990', '2', '28'], isFemale: true },
  { lastName: 'chan', firstName: 'KA KA', documentNumber: 'c1234567', birth: ['2018', '4', '30'], isFemale: true },
  // No such day: 2020 was a leap year, and February had 29.
  { lastName: 'chan', firstName: 'SIU MING', documentNumber: 'c7654321', birth: ['2020', '2', '30'] },
]

for (const language of languagesInTurn(0)) {
  test(`[D4.3, D4.23, D11.airport.1, D11.airport.2] a family of four travels to the airport for the fare of three, in ${language}`, async ({
    page,
    inspect,
    account,
  }) => {
    const line = airport(page, language)
    const details = ticketDetails(page, TEXTS[language])
    await test.step('Given the family combo towards the airport', async () => {
      await page.goto(`airline?lang=${TAGS[language]}`)
      await line.day(DAY).check()
      await line.family.check()
      await inspect(`airport-family-choice-${language}`)
      await line.toFlight.click()
    })
    await test.step('And a flight and a bus that connects with it', async () => {
      await line.field(line.texts.number).fill('CX504')
      await line.field(line.texts.airline).fill('Cathay Pacific')
      await line.field(line.texts.destination).fill('Osaka')
      await line.field(line.texts.takeOffTime).fill('16:00')
      await line.toBuses.click()
      await expect(line.choice(`${DAY} 10:00`)).toHaveCount(0)
      await line.earlier.click()
      await line.choice(`${DAY} 10:00`).check()
      await inspect(`airport-family-buses-${language}`)
      await line.toPassengers.click()
      await expect(page).toHaveURL(/airlinePassengerInfoFamily/)
      await expect(line.oneFree).toBeVisible()
      await page.reload()
      await expect(line.oneFree).toBeVisible()
      await inspect(`airport-family-empty-${language}`)
    })
    await test.step('When each is entered, the finished ones fold into a row', async () => {
      for (const [at, one] of FAMILY.entries()) {
        await line.fillsDocument(one, line.passenger(at + 1))
        if (at < 3) await line.next.click()
      }
      await expect(line.fillIn(1)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByText(/•4321/)).toBeVisible()
      await inspect(`airport-family-folded-${language}`)
    })
    await test.step('Then a mistake is shown at its field, which has the focus', async () => {
      await details.acceptTerms()
      await details.confirm.click()
      await loginPopup(page, TEXTS[language]).signIn(account)
      await expect(line.birthWrong).toBeVisible()
      await expect(line.passenger(4).locator(':focus')).toHaveAttribute('aria-invalid', 'true')
      await inspect(`airport-family-mistake-${language}`)
      await line.passenger(4).getByLabel(line.texts.day, { exact: true }).fill('29')
      await line.done.click()
      await expect(line.fillIn(4)).toBeFocused()
      expect(await page.getByRole('main').evaluate((main) => main.scrollHeight)).toBeLessThan(2000)
    })
    await test.step('And a row unfolds with all that was typed', async () => {
      await page.keyboard.press('Enter')
      await expect(line.passenger(4).getByLabel(line.texts.documentNumber)).toHaveValue('C7654321')
      await line.done.click()
    })
    await test.step('Then the order is placed, with the cheapest ticket free', async () => {
      await details.confirm.click()
      await line.entitled.click()
      await expect(page).toHaveURL(/airlinePayment\?orderNo=/)
      await expect(line.oneFree).toBeVisible()
      await expect(page.getByRole('main').getByText('¥400.00').first()).toBeVisible()
      await page.reload()
      await expect(payment(page, TEXTS[language]).pay).toBeVisible()
      await inspect(`airport-family-payment-${language}`)
    })
  })
}
