import { expect, test } from '../fixtures/test'
import { loginPopup } from '../pages/login-popup'
import { TEXTS } from '../pages/texts'

const DAY = '2026-11-24'
const PEOPLE = [
  ['CHAN', 'TAI MAN', 'K1234567', '1988-4-30', 'Male'],
  ['LEE', 'MEI LING', 'H7654321', '1990-2-28', 'Female'],
  ['CHAN', 'KA KA', 'C1234567', '2018-4-30', 'Female'],
  ['CHAN', 'SIU MING', 'C7654321', '2020-2-29', 'Male'],
] as const

test('[D4.3, D4.23] a family of four travels to the airport for the fare of three', async ({
  page,
  inspect,
  account,
}) => {
  const card = (number: number) => page.getByRole('region', { name: new RegExp(`^Passenger ${number}, `) })

  await test.step('Given the family combo towards the airport', async () => {
    await page.goto('airline?lang=en')
    await page.locator(`[data-date="${DAY}"] input`).first().check()
    await page.getByRole('checkbox', { name: /Family combo/ }).check()
    await inspect('airport-family-choice')
    await page.getByRole('button', { name: 'Next: your flight' }).click()
  })
  await test.step('And a flight and a bus that connects with it', async () => {
    await page.getByLabel('Flight number').fill('CX504')
    await page.getByLabel('Airline').fill('Cathay Pacific')
    await page.getByLabel('Flight to').fill('Osaka')
    await page.getByLabel('Take-off date').fill(DAY)
    await page.getByLabel('Take-off time').fill('16:00')
    await page.getByRole('button', { name: /^Next/ }).click()
    await page.locator('[data-departs] input[type=radio]').first().check()
    await page.getByRole('button', { name: 'Next: passengers' }).click()
    await expect(page).toHaveURL(/airlinePassengerInfoFamily/)
    await expect(page.getByText('Family combo: one ticket free')).toBeVisible()
    await inspect('airport-family-empty')
  })
  await test.step('When all four are entered in one form, whose mistakes stand at their fields', async () => {
    for (const [at, [lastName, firstName, number, birth, gender]] of PEOPLE.entries()) {
      const one = card(at + 1)
      const [year = '', month = '', day = ''] = birth.split('-')
      await one.getByLabel('Type of document').selectOption('Passport')
      await one.getByLabel('Document number').fill(number.toLowerCase())
      await one.getByLabel('Last name').fill(lastName.toLowerCase())
      await one.getByLabel('First name').fill(firstName)
      await one.getByRole('radio', { name: gender, exact: true }).check()
      await one.getByLabel('Day').fill(at === 3 ? '30' : day)
      await one.getByLabel('Month').fill(month)
      await one.getByLabel('Year').fill(year)
      await one.getByLabel('Nationality').fill('Chinese')
    }
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await loginPopup(page, TEXTS.en).signIn(account)
    await expect(page.getByText('This date of birth is not valid. Please check it.')).toBeVisible()
    await inspect('airport-family-mistake')
    await card(4).getByLabel('Day').fill('29')
  })
  await test.step('Then the order is placed, with one ticket free', async () => {
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.getByRole('button', { name: 'Yes, continue' }).click()
    await expect(page).toHaveURL(/orderNo=/)
    await inspect('airport-family-payment')
  })
})
