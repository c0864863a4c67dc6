import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { CHAN } from '../pages/airport'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { TEXTS } from '../pages/texts'

test('[D4.1] a passenger books a bus to the airport with the keyboard alone', async ({ page, account }) => {
  const { line, details } = airportScreens(page, 'en')
  const popup = page.getByRole('dialog')
  /** Presses Tab until the target has the focus: an unreachable target fails by the timeout of the test. */
  const reach = async (target: Locator) => {
    await target.waitFor()
    while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  }
  const press = async (target: Locator, key = 'Enter') => {
    await reach(target)
    await page.keyboard.press(key)
  }
  const type = async (target: Locator, text: string) => {
    await reach(target)
    await page.keyboard.type(text)
  }
  await page.goto('airline?lang=en')
  await press(line.day('2026-11-21'), 'Space')
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight')
  await expect(line.day(RIDE_DAY)).toBeChecked()
  await press(line.toFlight)
  await type(line.field(line.texts.number), 'CX504')
  await type(line.field(line.texts.airline), 'Cathay Pacific')
  await type(line.field(line.texts.destination), 'Osaka')
  await reach(line.field(line.texts.takeOffTime))
  await page.keyboard.type('1400')
  await press(line.toBuses)
  await press(line.earlier)
  await press(line.bus(`${RIDE_DAY} 06:00`).getByRole('radio'), 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(line.choice(`${RIDE_DAY} 06:30`)).toBeChecked()
  await press(line.toPassengers)
  await type(line.field(line.texts.documentType), 'Pass')
  await expect(line.field(line.texts.documentType)).toHaveValue('passport')
  await type(line.field(line.texts.documentNumber), CHAN.documentNumber)
  await type(line.field(line.texts.lastName), CHAN.lastName)
  await type(line.field(line.texts.firstName), CHAN.firstName)
  await reach(page.getByRole('radio', { name: 'Female' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: line.texts.male, exact: true })).toBeChecked()
  const [year, month, day] = CHAN.birth
  await type(line.field(line.texts.day), day)
  await type(line.field(line.texts.month), month)
  await type(line.field(line.texts.year), year)
  await type(line.field(line.texts.nationality), 'Chinese')
  await press(details.terms, 'Space')
  await press(details.confirm)
  await type(popup.getByRole('textbox', { name: TEXTS.en.email }), account)
  await type(popup.getByLabel(TEXTS.en.password, { exact: true }), 'demo1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/airlinePayment\?orderNo=/)
})
