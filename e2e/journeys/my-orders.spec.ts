import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { SERVICE_AWAY } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { orders } from '../pages/orders'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { navigate } from '../steps/navigate'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

const readOrderNo = (page: Page): string => new URL(page.url()).searchParams.get('orderNo') ?? ''

for (const language of languagesInTurn(0)) {
  // [A2.orders.1, A2.orders.3, A6.member.1, A7.orders.1]
  test(`a passenger finds a paid order in ${language} and shows its e-tickets`, async ({ page, inspect, account }) => {
    const texts = TEXTS[language]
    const member = passenger(page, language)
    const mine = orders(page, language)
    const orderNo = await test.step('Given two tickets that are paid', () => member.buys(2, account))
    await test.step('When they open their orders, it is the one to collect', async () => {
      await page.goto('my_order?tab1=0')
      await expect(mine.card(orderNo)).toBeVisible()
      await expect(mine.tab('toCollect')).toBeChecked()
      await inspect(`my-orders-${language}`)
    })
    await test.step('[A2.orders.6] A press on the card opens it in full', async () => {
      await mine.card(orderNo).click()
      await expect(mine.totalPaid).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`order_details\\?orderNo=${orderNo}&tab1=0`))
      await page.reload()
      await expect(mine.totalPaid).toBeVisible()
      await inspect(`order-details-${language}`)
    })
    await test.step('[A2.details.5] And another press opens its e-tickets', async () => {
      await mine.showETickets.click()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
      await expect(result(page, texts).place('1/2')).toBeVisible()
      await inspect(`order-e-tickets-${language}`)
    })
    await test.step('The way back leads to the list as it was', async () => {
      await page.goBack()
      await expect(mine.card(orderNo)).toBeVisible()
      await expect(mine.tab('toCollect')).toBeChecked()
    })
    await test.step('The number of an unknown order shows a message', async () => {
      await page.goto('order_details?orderNo=26112100000000000000')
      await expect(mine.noOrder).toBeVisible()
      await inspect(`order-not-found-${language}`)
    })
  })
}

for (const language of languagesInTurn(1)) {
  // [P8.unpaid.1, A2.details.2, A2.details.7, D9.17, D10.5]
  test(`an unpaid order is found after a second one was refused, and paid in ${language}`, async ({
    page,
    inspect,
    account,
  }) => {
    const texts = TEXTS[language]
    const member = passenger(page, language)
    const mine = orders(page, language)
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn(account)
    await member.seesThePaymentPage()
    const waiting = readOrderNo(page)
    await test.step('The orders page, its payment panel and the payment page query the order once', async () => {
      const tab = await page.context().newPage()
      // A fixed clock, so that data read in this tab never become stale on a slow machine.
      await tab.addInitScript((now) => Object.assign(Date, { now: () => now }), Date.now())
      let requestCount = 0
      tab.on('request', (request) => {
        if (request.url().endsWith('/api/wx/query.wx.order.info')) requestCount += 1
      })
      await tab.goto(`order_details?orderNo=${waiting}&tab1=1&lang=${TAGS[language]}`)
      await expect(orders(tab, language).detailsHeading).toBeVisible()
      await expect(payment(tab, texts).cancel).toBeVisible()
      await navigate(tab, `/details_payment?orderNo=${waiting}`)
      await expect(payment(tab, texts).heading).toBeVisible()
      await expect(payment(tab, texts).cancel).toBeVisible()
      expect(requestCount).toBe(1)
      await tab.goto(`details_payment?orderNo=${waiting}&lang=${TAGS[language]}`)
      await expect(payment(tab, texts).cancel).toBeVisible()
      expect(requestCount, 'another document has a cache of its own').toBe(2)
      await tab.close()
    })
    await test.step('When they order once more, their orders open at those to pay', async () => {
      await member.opensTheLine()
      await member.chooses('2026-11-29')
      await member.acceptsAndConfirms()
      await expect(page).toHaveURL(/my_order\?tab1=1/)
      await expect(mine.card(waiting)).toBeVisible()
      await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/)
      await inspect(`orders-to-pay-${language}`)
    })
    await test.step('Then paying leads through its details to the result', async () => {
      await mine.payNow.click()
      await expect(mine.detailsHeading).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`order_details\\?orderNo=${waiting}&tab1=1`))
      await expect(payment(page, texts).cancel).toBeVisible()
      await inspect(`unpaid-details-${language}`)
      await member.opensTheCardForm()
      await member.paysByCard()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
      expect(readOrderNo(page)).toBe(waiting)
    })
    await test.step('And back in the list nothing is left to pay', async () => {
      await page.goto('my_order?tab1=1')
      await expect(mine.noneToPay).toBeVisible()
    })
  })
}

for (const language of languagesInTurn(2)) {
  // [A2.orders.4, A2.orders.5, D1.8]
  test(`a passenger cancels from the list in ${language} and buys again`, async ({ page, inspect, account }) => {
    const texts = TEXTS[language]
    const member = passenger(page, language)
    const mine = orders(page, language)
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE, 2)
    await member.acceptsAndConfirms()
    await member.signsIn(account)
    await member.seesThePaymentPage()
    const waiting = readOrderNo(page)
    await page.goto('my_order?tab1=2')
    await expect(mine.card(waiting)).toBeVisible()
    await test.step('When they cancel, a question needs their confirmation', async () => {
      await mine.cancel.click()
      await expect(mine.cancelForSure).toBeVisible()
      await inspect(`cancel-from-list-${language}`)
      await mine.cancelForSure.click()
    })
    await test.step('Then a toast reports it, and the list stays and shows it cancelled', async () => {
      await expect(page).toHaveShownToast(mine.cancelled)
      await expect(mine.notCharged).toBeVisible()
      await expect(page).toHaveURL(/my_order\?tab1=2/)
      await page.reload()
      await expect(mine.notCharged).toBeVisible()
    })
    await test.step('And buying again opens the tickets of that line for the same people', async () => {
      await mine.buyAgain.click()
      await ticketDetails(page, texts).showsDay(TRAVEL_DATE)
      await expect(page).toHaveURL(/xldm=HKGZHO/)
      await expect(ticketDetails(page, texts).adults).toHaveValue('2')
    })
  })
}

for (const language of languagesInTurn(2)) {
  // [A2.orders.1, A2.orders.4, A2.details.2, A2.details.8, A4.countdown.3, D1.10]
  test(`an unpaid order expires in ${language} on the screen, in the list and in full`, async ({
    page,
    inspect,
    startSite,
    watch,
  }) => {
    const site = await startSite({})
    const texts = TEXTS[language]
    const member = passenger(page, language)
    const mine = orders(page, language)
    await page.clock.install()
    await member.opensTheLine(site)
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn()
    await member.seesThePaymentPage()
    const waiting = readOrderNo(page)
    const opened = `${site.url}${BASE_PATH}order_details?orderNo=${waiting}&tab1=1&lang=${TAGS[language]}`
    const detailsTab = await page.context().newPage()
    const inTab = orders(detailsTab, language)
    await test.step('Given it counts down in the list, over a reload too', async () => {
      await page.goto(`${site.url}${BASE_PATH}my_order?tab1=2`)
      await expect(mine.card(waiting)).toBeVisible()
      await page.reload()
      await expect(mine.card(waiting)).toBeVisible()
      await expect(mine.payNow).toBeVisible()
      await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/)
    })
    await test.step('And in full in another tab, over a reload too', async () => {
      await detailsTab.goto(opened)
      await expect(payment(detailsTab, texts).cancel).toBeVisible()
      await detailsTab.reload()
      await expect(payment(detailsTab, texts).cancel).toBeVisible()
      await expect(detailsTab.getByRole('timer')).toContainText(/\d\d:\d\d/)
    })
    await test.step('When the deadline passes, the details offer a new order and then lead to the orders to pay', async () => {
      // Both screens change after two seconds, so the wait for the earlier text starts before.
      const offersNewOrder = payment(detailsTab, texts).reorder.waitFor()
      // The pages poll while the service is away.
      watch.expect(SERVICE_AWAY)
      await site.restart({ SHUTTLE_CLOCK: '2026-11-21T09:16:00+08:00' })
      await page.clock.fastForward(16 * 60_000)
      await offersNewOrder
      await expect(inTab.noneToPay).toBeVisible()
      await expect(detailsTab).toHaveURL(/my_order\?tab1=1/)
    })
    await test.step('Then the list shows it expired and not charged, over a reload too', async () => {
      await expect(mine.expired).toBeVisible()
      await page.reload()
      await expect(mine.expired).toBeVisible()
      await expect(mine.buyAgain).toBeVisible()
      await expect(mine.payNow).toBeHidden()
      await expect(page.getByRole('timer')).toBeHidden()
      await inspect(`order-expired-in-list-${language}`)
    })
    await test.step('And so does the order in full, over a reload too', async () => {
      await mine.card(waiting).click()
      await expect(mine.expiredInFull).toBeVisible()
      await page.reload()
      await expect(mine.expiredInFull).toBeVisible()
      await expect(mine.amountNotCharged).toBeVisible()
      await expect(mine.totalPaid).toBeHidden()
      await inspect(`order-expired-in-full-${language}`)
    })
    await test.step('The address of its payment leads to the orders to pay, where it no longer is', async () => {
      await detailsTab.goto(opened)
      await expect(inTab.noneToPay).toBeVisible()
      await expect(detailsTab).toHaveURL(/my_order\?tab1=1/)
    })
    await test.step('And buying again opens the tickets of that line', async () => {
      await mine.buyAgain.click()
      await ticketDetails(page, texts).showsDay(TRAVEL_DATE)
      await expect(page).toHaveURL(/xldm=HKGZHO/)
    })
  })
}
