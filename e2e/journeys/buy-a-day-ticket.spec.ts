import { inWindow } from '../fixtures/in-window'
import { notePlaces, slowDown } from '../fixtures/note-places'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { loginPopup } from '../pages/login-popup'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

for (const language of languagesInTurn(0)) {
  // [P1.product.1, P1.home.3, P2.route.8, P2.details.1, P2.details.2, P2.login.1, P4.order.1]
  // [P4.order.2, P6.visitor.1, P7.card.1, A4.paid.1]
  test(`a visitor buys two day tickets in ${language}`, NPM_TEST.card, async ({ page, openPage, inspect, account }) => {
    const texts = TEXTS[language]
    const visitor = passenger(page, language)

    await test.step('Given the home page with its lines', async () => {
      await openPage(`/?lang=${TAGS[language]}`, {
        name: `home-${language}`,
      })
      await expect(page).toHaveTitle(texts.busName)
    })
    await test.step('When the visitor opens Hong Kong to Zhuhai and picks a day and two adults', async () => {
      await visitor.opensTheLine()
      await inspect(`details-${language}`)
      await slowDown(page, 'ticket/query.line.ticket.price', 1000)
      await slowDown(page, 'ticket/buy.ticket', 400)
      await visitor.chooses(TRAVEL_DATE, 2)
    })
    await test.step('Then the total is the live quote for two, and neither it nor the fares shift the layout', async () => {
      const { terms, confirm } = ticketDetails(page, texts)
      const places = await notePlaces(terms)
      await expect(confirm).toBeVisible()
      await expect(page.getByText(/HK\$\s?130\.00/).last()).toBeVisible()
      expect(await places()).toHaveLength(1)
      await page.unrouteAll()
      await inspect(`details-chosen-${language}`)
    })
    await test.step('And on a wide screen the price and its button stay beside the choices', async () => {
      const { confirm, adults } = ticketDetails(page, texts)
      await inWindow(page, { width: 1280, height: 800 }, async () => {
        await adults.scrollIntoViewIfNeeded()
        const [choice, button] = [await adults.boundingBox(), await confirm.boundingBox()]
        expect(button?.x).toBeGreaterThan((choice?.x ?? 0) + (choice?.width ?? 0))
        await expect(confirm).toBeInViewport({ ratio: 1 })
      })
    })
    await test.step('When they accept the terms and confirm, then they have to sign in', async () => {
      await visitor.acceptsAndConfirms()
      await expect(loginPopup(page, texts).dialog).toBeVisible()
      await inspect(`login-popup-${language}`)
    })
    await test.step('When they sign in, no second confirmation is needed', async () => {
      await visitor.signsIn(account)
      await expect(loginPopup(page, texts).dialog).toBeHidden()
    })
    await test.step('Then the order is placed, and the payment page counts down', async () => {
      await visitor.seesThePaymentPage()
      await expect(payment(page, texts).timer).toContainText(/\d\d:\d\d/)
      await inspect(`payment-${language}`)
    })
    await test.step('When they pay by card', async () => {
      await visitor.opensTheCardForm()
      await inspect(`card-form-${language}`)
      await visitor.paysByCard()
    })
    await test.step('[P4.order.3] Then they see two valid e-tickets with a QR code', async () => {
      const shown = result(page, texts)
      await expect(shown.paid).toBeVisible()
      await expect(shown.qrCode.first()).toBeVisible()
      await expect(page).toHaveURL(/details_succeed\?.*orderNo=/)
      await inspect(`e-ticket-${language}`)
    })
    await test.step('And an arrow leads from 1/2 to 2/2', async () => {
      await expect(result(page, texts).place('1/2')).toBeVisible()
      await result(page, texts).nextTicket.click()
      await expect(result(page, texts).place('2/2')).toBeVisible()
      await expect(result(page, texts).toCollect).toBeVisible()
    })
    await test.step('And they are still there after a reload', async () => {
      await page.reload()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
    })
  })
}
