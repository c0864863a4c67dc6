import { expect, test } from '../fixtures/test'
import { payment } from '../pages/payment'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = TEXTS.en

// [P2.payment.6, P7.cancel.1, P8.cancel.1, A7.cancel.1, D1.8]
test('a member cancels an unpaid order and can order again', async ({ page, inspect }) => {
  const member = passenger(page)
  const paying = payment(page, texts)
  await test.step('Given an unpaid order', async () => {
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn()
    await member.seesThePaymentPage()
  })
  await test.step('When they cancel it, a question needs their confirmation', async () => {
    await paying.cancel.click()
    await expect(paying.cancelForSure).toBeVisible()
    await inspect('cancel-question')
    await paying.cancelForSure.click()
  })
  await test.step('Then a message reports it, and they are back at their choices', async () => {
    await expect(page).toHaveShownToast(texts.cancelled)
    await expect(ticketDetails(page, texts).confirm).toBeVisible()
    await expect(page).toHaveURL(/ticket_details/)
  })
  await test.step('And a new order is not refused because of the old one', async () => {
    await ticketDetails(page, texts).acceptTerms()
    await ticketDetails(page, texts).confirm.click()
    await member.seesThePaymentPage()
    await paying.cancel.click()
    await paying.cancelForSure.click()
    await expect(page).toHaveShownToast(texts.cancelled)
  })
})
