import { expect, test } from '../fixtures/test'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { passenger } from '../steps/passenger'

const texts = TEXTS.en
/** In the demo data the day tickets of the fifth day are sold out on every line. */
const SOLD_OUT_DATE = '2026-11-26'

test('[P8.text.2] a visitor picks a sold-out day and sees it at once', async ({ page, inspect }) => {
  const visitor = passenger(page)
  const details = ticketDetails(page, texts)
  await visitor.opensTheLine()
  await details.day(SOLD_OUT_DATE).click()
  await test.step('Then the screen shows sold out and an order is refused', async () => {
    await expect(page.getByText(/sold out/i).first()).toBeVisible()
    await inspect('sold-out')
    await visitor.acceptsAndConfirms()
    await visitor.signsIn()
    await expect(page.getByText(/sold out/i).first()).toBeVisible()
    await expect(page).toHaveURL(/ticket_details/)
  })
  await test.step('And another day can be chosen with nothing lost', async () => {
    await visitor.chooses('2026-11-27')
    await expect(page.getByText(/HK\$\s?65\.00/).last()).toBeVisible()
    await expect(details.terms).toBeChecked()
  })
})
