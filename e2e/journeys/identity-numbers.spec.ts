import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { CHAN } from '../pages/airport'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { bankPage } from '../pages/bank-page'
import { loginPopup } from '../pages/login-popup'
import { PAY_TEXTS } from '../pages/pay-texts'
import { TEXTS } from '../pages/texts'
import { everythingStored } from '../steps/everything-stored'

/** The number as typed, and possible spellings of a page. */
const SPELLINGS = [
  CHAN.documentNumber,
  btoa(CHAN.documentNumber).replace(/=+$/, ''),
  Buffer.from(CHAN.documentNumber).toString('hex'),
]
const foundIn = async (page: Page): Promise<string[]> => {
  const stored = await everythingStored(page)
  return SPELLINGS.filter((spelling) => stored.includes(spelling))
}

test('[D4.8] a browser never stores the identity number of a passenger during a purchase', async ({
  page,
  account,
}) => {
  const { line, paying, details } = airportScreens(page, 'en')
  await test.step('Given a passenger who has chosen a bus for a flight', async () => {
    await page.goto('airline.html?lang=en')
    await line.day(RIDE_DAY).check()
    await line.toFlight.click()
    await line.field(line.texts.number).fill('CX88')
    await line.field(line.texts.airline).fill('Cathay Pacific')
    await line.field(line.texts.destination).fill('Osaka')
    await line.field(line.texts.takeOffTime).fill('14:00')
    await line.toBuses.click()
    await line.earlier.click()
    await line.choice(`${RIDE_DAY} 10:00`).check()
    await line.toPassengers.click()
  })
  await test.step('When the document is entered, the name is stored and the number is not', async () => {
    await line.fillsDocument(CHAN)
    await details.acceptTerms()
    await expect.poll(() => everythingStored(page)).toContain('CHAN')
    expect(await foundIn(page)).toEqual([])
  })
  await test.step('Control: a stored number would be found in every storage', async () => {
    await page.evaluate(async (number) => {
      const store = await caches.open('control')
      await store.put('/control', new Response(number))
    }, CHAN.documentNumber)
    expect(await foundIn(page)).toEqual([CHAN.documentNumber])
    await page.evaluate(() => caches.delete('control'))
    expect(await foundIn(page)).toEqual([])
  })
  await test.step('Then it is not stored while the order is placed and paid, nor on its result', async () => {
    await details.confirm.click()
    await loginPopup(page, TEXTS.en).signIn(account)
    await expect(page).toHaveURL(/airlinePayment\?orderNo=/)
    expect(await foundIn(page)).toEqual([])
    const bank = bankPage(page)
    await page.getByRole('radio', { name: PAY_TEXTS.en.bank }).check()
    await paying.pay.click()
    await bank.pay.click()
    await bank.back.click()
    await line.seesPickupCode()
    expect(await foundIn(page)).toEqual([])
  })
})
