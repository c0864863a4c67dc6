import { SERVICE_AWAY } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { payment } from '../pages/payment'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = TEXTS.en

test.describe('the payment deadline', () => {
  test('[P4.order.5, P8.text.5, D1.10] ends on the screen of the member and only a new order is offered', async ({
    page,
    inspect,
    startSite,
    watch,
  }) => {
    const site = await startSite({})
    const member = passenger(page)
    const paying = payment(page, texts)
    await page.clock.install()
    await test.step('Given an unpaid order with a quarter of an hour to pay', async () => {
      await member.opensTheLine(site)
      await member.chooses(TRAVEL_DATE)
      await member.acceptsAndConfirms()
      await member.signsIn()
      await expect(paying.timer).toBeVisible()
      // Waits for the methods too: a request while the service is away is not part of this story.
      await expect(paying.cancel).toBeVisible()
    })
    await test.step('When the quarter has passed, for the service as for the page', async () => {
      // The page polls while the service is away.
      watch.expect(SERVICE_AWAY)
      await site.restart({ SHUTTLE_CLOCK: '2026-11-21T09:16:00+08:00' })
      await page.clock.fastForward(16 * 60_000)
    })
    await test.step('Then the screen shows that it is over, without a pay button', async () => {
      await expect(page.getByText(texts.timedOut).first()).toBeVisible()
      await expect(paying.reorder).toBeVisible()
      await expect(paying.pay).toBeHidden()
      await inspect('expired')
    })
    await test.step('And a new order starts on the ticket page', async () => {
      await paying.reorder.click()
      await expect(ticketDetails(page, texts).confirm).toBeVisible()
    })
  })

  test('[A4.countdown.2, D1.10, D2.5] passes while the member is away: the link shows it and leads back', async ({
    page,
    startSite,
    watch,
  }) => {
    const site = await startSite({})
    const member = passenger(page)
    await member.opensTheLine(site)
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn()
    await member.seesThePaymentPage()
    const address = page.url()

    await test.step('When they come back twenty minutes later', async () => {
      // The page polls while the service is away.
      watch.expect(SERVICE_AWAY)
      await page.goto('about:blank')
      await site.restart({ SHUTTLE_CLOCK: '2026-11-21T09:20:00+08:00' })
      await page.goto(address)
    })
    await test.step('Then the order is invalid and the ticket page opens', async () => {
      await expect(page).toHaveShownToast('Timeout, the order is invalid!')
      await expect(ticketDetails(page, texts).confirm).toBeVisible()
    })
  })
})
