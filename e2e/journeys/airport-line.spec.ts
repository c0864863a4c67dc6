import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { CHAN } from '../pages/airport'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { bankPage } from '../pages/bank-page'
import { COUPON_TEXTS } from '../pages/coupon-texts'
import { coupons } from '../pages/coupons'
import { languagesInTurn } from '../pages/languages-in-turn'
import { loginPopup } from '../pages/login-popup'
import { octopusPage } from '../pages/octopus-page'
import { PAY_TEXTS } from '../pages/pay-texts'
import { refunds } from '../pages/refunds'
import { TAGS, TEXTS } from '../pages/texts'
import { MEMBER } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

const savedFile = async (page: Page, save: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), save()])
  return readFileSync(await download.path(), 'utf8').replace(/\r\n /g, '')
}
const unfold = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file.replaceAll('\r', ''))?.[1]

for (const language of languagesInTurn(0)) {
  test(
    `[A2.route.7, D4.1, D4.6, D4.17] a passenger books, changes and refunds a bus to the airport, in ${language}`,
    NPM_TEST.airport,
    async ({ page, inspect, account }) => {
      const { line, paying, details } = airportScreens(page, language)
      const bank = bankPage(page)
      const reload = async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await test.step('Given a day, which a reload retains', async () => {
        await page.goto(`airline.html?lang=${TAGS[language]}`)
        await line.toFlight.click()
        await expect(page).toHaveURL(/airline\.html/)
        await line.day(RIDE_DAY).check()
        await reload()
        await expect(line.day(RIDE_DAY)).toBeChecked()
        await inspect(`airport-home-${language}`)
        await line.toFlight.click()
      })
      await test.step('And a flight at 14:00, whose number is padded', async () => {
        await line.field(line.texts.number).fill('cx 88')
        await line.field(line.texts.airline).fill('Cathay Pacific')
        await line.field(line.texts.destination).fill('Osaka')
        await line.field(line.texts.takeOffTime).fill('14:00')
        await reload()
        await expect(line.field(line.texts.number)).toHaveValue('CX88')
        await inspect(`airport-flight-${language}`)
        await line.toBuses.click()
      })
      await test.step('Then the bus that is too late is closed with the reason, and another can be chosen', async () => {
        await expect(line.bus(`${RIDE_DAY} 11:30`)).toContainText(line.texts.tooLate)
        await expect(line.choice(`${RIDE_DAY} 11:30`)).toHaveCount(0)
        await line.earlier.click()
        await line.choice(`${RIDE_DAY} 10:00`).check()
        await reload()
        await expect(line.choice(`${RIDE_DAY} 10:00`)).toBeChecked()
        await inspect(`airport-buses-${language}`)
        await line.toPassengers.click()
      })
      await test.step('When the travel document is entered, a reload retains all but its number', async () => {
        await line.fillsDocument(CHAN)
        await inspect(`airport-passengers-${language}`)
        await reload()
        await expect(line.numbersDropped).toBeVisible()
        await expect(line.field(line.texts.lastName)).toHaveValue('CHAN')
        await expect(line.field(line.texts.documentNumber)).toHaveValue('')
        await line.field(line.texts.documentNumber).fill(CHAN.documentNumber)
        await details.acceptTerms()
        await details.confirm.click()
        await loginPopup(page, TEXTS[language]).signIn(account)
      })
      await test.step('Then it is paid at the bank’s page, after one cancelled try', async () => {
        await expect(page).toHaveURL(/airlinePayment\?orderNo=/)
        await expect(page.getByRole('main').getByText('CX88')).toBeVisible()
        await expect(page.getByRole('main').getByText(/•5678/)).toBeVisible()
        await expect(page.getByText(CHAN.documentNumber)).toHaveCount(0)
        await reload()
        await inspect(`airport-payment-${language}`)
        await page.getByRole('radio', { name: PAY_TEXTS[language].bank }).check()
        await paying.pay.click()
        await bank.cancel.click()
        await bank.back.click()
        await expect(page.getByText(PAY_TEXTS[language].cancelled)).toBeVisible()
        await paying.pay.click()
        await page.getByRole('alertdialog').getByRole('button', { name: PAY_TEXTS[language].payAgain }).click()
        await bank.pay.click()
        await bank.back.click()
        await expect(page).toHaveURL(/airlinePaysuccess\?.*payType=cmbpay/)
      })
      const first = await test.step('And the result has the pickup code and a calendar file', async () => {
        const code = await line.seesPickupCode()
        await reload()
        expect(await line.seesPickupCode()).toBe(code)
        expect((await line.pickupQr.boundingBox())?.width).toBeGreaterThanOrEqual(290)
        const file = await savedFile(page, () => line.save.click())
        expect(unfold(file, 'SEQUENCE')).toBe('0')
        expect(unfold(file, 'DTSTART')).toBe('20261124T020000Z')
        await inspect(`airport-result-${language}`)
        return { code, uid: unfold(file, 'UID') }
      })
      await test.step('When the bus is changed, the flight is requested again, and code and calendar entry are new', async () => {
        await line.toOrder.click()
        await line.change.click()
        await expect(line.field(line.texts.number)).toHaveValue('CX88')
        await line.field(line.texts.takeOffTime).fill('15:00')
        await line.showBuses.click()
        await line.earlier.click()
        await line.choice(`${RIDE_DAY} 11:00`).check()
        await reload()
        await inspect(`airport-change-${language}`)
        await line.changeTo.click()
        await inspect(`airport-change-question-${language}`)
        await line.changeYes.click()
        await expect(page).toHaveURL(/order_details/)
        await expect(line.changed).toBeVisible()
        await reload()
        await expect(line.changed).toBeVisible()
        await expect(line.change).toHaveCount(0)
        expect(await line.seesPickupCode()).not.toBe(first.code)
        const file = await savedFile(page, () => line.update.click())
        expect([unfold(file, 'SEQUENCE'), unfold(file, 'UID'), unfold(file, 'DTSTART')]).toEqual([
          '1',
          first.uid,
          '20261124T030000Z',
        ])
        await inspect(`airport-changed-${language}`)
      })
      await test.step('And a refund ends it', async () => {
        await line.refund.click()
        const refund = refunds(page, language)
        await refund.illness.check()
        await reload()
        await expect(refund.illness).toBeChecked()
        await inspect(`airport-refund-${language}`)
        await refund.confirm.click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /¥144\.00/ })
          .click()
        await expect(refund.accepted).toBeVisible()
        await refund.toOrder.click()
        await expect(line.pickupQr).toHaveCount(0)
      })
    },
  )
}

for (const language of languagesInTurn(1)) {
  test(`[D1.12, D4.1] a passenger books a bus from the airport with a coupon and Octopus, in ${language}`, async ({
    page,
    startSite,
    inspect,
  }) => {
    const site = await startSite({})
    const couponTexts = COUPON_TEXTS[language]
    const { line, paying, details } = airportScreens(page, language)
    const octopus = octopusPage(page, language)
    const method = page.getByRole('radio', { name: PAY_TEXTS[language].octopus })
    await test.step('Given a flight that lands at 09:50, and the first bus that can be reached', async () => {
      const query = new URLSearchParams({ startStationCode: 'CLK', endStationCode: 'HZI', lang: TAGS[language] })
      await page.goto(`${site.url}${BASE_PATH}airline?${query}`)
      await line.day(RIDE_DAY).check()
      await line.toFlight.click()
      await line.field(line.texts.number).fill('NH859')
      await line.field(line.texts.airline).fill('ANA')
      await line.field(line.texts.origin).fill('Tokyo')
      await line.field(line.texts.landingTime).fill('09:50')
      await line.toBuses.click()
      await line.earlier.click()
      await expect(line.bus(`${RIDE_DAY} 10:30`)).toContainText(line.texts.tooSoon)
      await line.choice(`${RIDE_DAY} 11:00`).check()
      await inspect(`airport-from-buses-${language}`)
      await line.toPassengers.click()
    })
    await test.step('When they sign in to choose a coupon, all input is retained', async () => {
      await line.fillsDocument(CHAN)
      await details.acceptTerms()
      const shownCoupons = coupons(page, couponTexts)
      await shownCoupons.choose.click()
      await loginPopup(page, TEXTS[language]).signIn(MEMBER)
      await shownCoupons.coupon(couponTexts.tenOff).check()
      await inspect(`airport-coupons-${language}`)
      await shownCoupons.done.click()
      await expect(shownCoupons.row).toContainText(couponTexts.chosen)
      await expect(line.field(line.texts.documentNumber)).toHaveValue(CHAN.documentNumber)
      await inspect(`airport-coupon-chosen-${language}`)
      await details.confirm.click()
      await expect(page).toHaveURL(/airlinePayment\?orderNo=/)
      await expect(page.getByRole('main').getByText('HK$170.00').first()).toBeVisible()
    })
    await test.step('Then Octopus declines once, and accepts the second payment', async () => {
      await method.check()
      await paying.pay.click()
      await octopus.decline.click()
      await octopus.back.click()
      await expect(page).toHaveURL(/airlinePayment\?.*returned=failed/)
      await page.getByRole('button', { name: PAY_TEXTS[language].backToOrder }).click()
      await method.check()
      await paying.pay.click()
      await octopus.pay.click()
      await octopus.back.click()
      await expect(page).toHaveURL(/airlinePaysuccess\?.*payType=octopusonline/)
      await line.seesPickupCode()
      await inspect(`airport-from-result-${language}`)
    })
  })
}
