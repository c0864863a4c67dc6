import { expect, test } from '../fixtures/test'
import { cardFrame } from '../pages/card-frame'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = TEXTS.en

test.describe('a card payment that fails', () => {
  test('a payment of a wrong amount gives no ticket and a message', async ({ page, inspect, startSite }) => {
    const site = await startSite({})
    const member = passenger(page)
    await test.step('Given a bank that will charge one dollar too little', async () => {
      const set = await fetch(`${site.sandboxUrl}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'wrong-amount', cents: -100 }),
      })
      expect(set.status).toBe(201)
    })
    await member.opensTheLine(site)
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn()
    await member.opensTheCardForm()
    await member.paysByCard()
    await test.step('Then no ticket is shown, and a message warns them not to pay again', async () => {
      await expect(page.getByText(texts.amountRefused)).toBeVisible()
      await expect(result(page, texts).qrCode).toHaveCount(0)
      await inspect('amount-refused')
    })
  })

  test('a declined card can be replaced by another, also after closing the form', async ({ page, account }) => {
    const member = passenger(page)
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn(account)
    await member.opensTheCardForm()
    await member.paysByCard(texts.declinedCard)
    await expect(cardFrame(page, texts).outcome).toContainText('declined')
    await test.step('When they close the form, the bank is queried, and they may pay again', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByText('You cancelled the payment')).toBeVisible()
      await expect(cardFrame(page, texts).pay).toBeHidden()
    })
    await member.opensTheCardForm()
    await member.paysByCard()
    await expect(result(page, texts).qrCode.first()).toBeVisible()
  })
})
