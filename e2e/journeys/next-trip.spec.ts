import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { orders } from '../pages/orders'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { passenger } from '../steps/passenger'

for (const language of languagesInTurn(1)) {
  // [D11.next.1, D11.next.3, D11.next.4]
  test(`a passenger shows the tickets of the next trip from the list in ${language}`, async ({
    page,
    inspect,
    account,
  }) => {
    const texts = TEXTS[language]
    const member = passenger(page, language)
    const mine = orders(page, language)
    await test.step('Given two tickets that are paid, and a later order that is not', async () => {
      await member.buys(2, account)
      await member.opensTheLine()
      await member.chooses('2026-11-29')
      await member.acceptsAndConfirms()
      await member.seesThePaymentPage()
    })
    await test.step('When they open their orders at those to pay, the trip that is paid is above them', async () => {
      await page.goto('my_order?tab1=1')
      await expect(mine.nextTrip).toBeVisible()
      await expect(mine.payNext).toBeVisible()
      await inspect(`next-trip-${language}`)
    })
    await test.step('And one press shows its tickets', async () => {
      await mine.showNext.click()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
      await expect(result(page, texts).place('1/2')).toBeVisible()
      await inspect(`next-trip-tickets-${language}`)
    })
    await test.step('Then the row of the order to pay leads to its payment, and nothing is due once it is cancelled', async () => {
      await mine.payNext.click()
      await payment(page, texts).cancel.click()
      await payment(page, texts).cancelForSure.click()
      await expect(page).toHaveShownToast(mine.cancelled)
      await page.goto('my_order?tab1=0')
      await expect(mine.nextTrip).toBeVisible()
      await expect(mine.payNext).toBeHidden()
    })
  })
}
