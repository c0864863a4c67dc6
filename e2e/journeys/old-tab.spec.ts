import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { test as base, expect } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { oldPageCard } from '../pages/old-page-card'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { type Fault, type FaultProxy, startFaultProxy } from '../proxy/fault-proxy'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

/** A proxy in front of the site can make every call that of a very old build. */
const test = base.extend<{ wire: FaultProxy }>({
  wire: async ({ site }, use) => {
    const proxy = await startFaultProxy(site.url)
    await use(proxy)
    await proxy.stop()
  },
})
const OLD_WIRE: Fault = { address: /^\/api\//, effect: { kind: 'send-with', headers: { 'x-wire': '0' } } }

const expectSelection = async (page: Page, language: LanguageCode): Promise<void> => {
  const details = ticketDetails(page, TEXTS[language])
  await details.showsDay(TRAVEL_DATE)
  const cell = page.getByRole('gridcell', { selected: true })
  await expect(cell.locator(`[data-date="${TRAVEL_DATE}"]`)).toBeVisible()
  await expect(details.adults).toHaveValue('3')
  await expect(details.terms).toBeChecked()
}

for (const language of languagesInTurn(0)) {
  test(
    `a tab that is too old shows it in ${language}, reloads, and has all choices`,
    NPM_TEST.oldTab,
    async ({ page, inspect, watch, wire }) => {
      const visitor = passenger(page, language)
      const details = ticketDetails(page, TEXTS[language])
      const card = oldPageCard(page, TEXTS[language])
      await visitor.opensTheLine(wire)
      await visitor.chooses(TRAVEL_DATE, 3)
      await details.acceptTerms()
      watch.expect(/status 426|console error: .* 426 /)
      const end = wire.add(OLD_WIRE)
      await test.step('When the next call is made', async () => {
        await details.confirm.click()
        await visitor.signsIn()
      })
      await test.step('Then a card is over the page, with one button', async () => {
        await expect(card.whole).toBeVisible()
        await expect(card.whole.getByRole('button')).toHaveCount(1)
        await expect(card.reload).toBeFocused()
        expect(wire.hit.length).toBeGreaterThan(0)
        await inspect(`old-tab-${language}`)
      })
      await test.step('And nothing else can be reached, and Escape loses nothing', async () => {
        for (const key of ['Escape', 'Escape', 'Tab', 'Tab']) await page.keyboard.press(key)
        await expect(card.whole).toBeVisible()
        await expect(page).toHaveURL(/ticket_details/)
      })
      await test.step('And after the reload all choices are there and can be bought', async () => {
        end()
        await card.reload.click()
        await expectSelection(page, language)
        await expect(card.whole).toHaveCount(0)
        await details.confirm.click()
        await visitor.signsIn()
        await visitor.seesThePaymentPage()
        await visitor.cancelsTheOrder()
      })
    },
  )
}

test('a tab without an older wire shows no card in the same steps (negative control)', async ({ page, wire }) => {
  const visitor = passenger(page)
  await visitor.opensTheLine(wire)
  await visitor.chooses(TRAVEL_DATE, 3)
  await visitor.acceptsAndConfirms()
  await visitor.signsIn()
  await visitor.seesThePaymentPage()
  await visitor.cancelsTheOrder()
  await expect(oldPageCard(page, TEXTS.en).whole).toHaveCount(0)
  const wires = wire.all
    .filter(({ address }) => /^\/api\/(?!pictures\/)/.test(address))
    .map(({ headers }) => headers['x-wire'])
  expect(wires.length).toBeGreaterThan(0)
  expect(new Set(wires), 'every call names the wire of its build').toEqual(new Set(['1']))
})
