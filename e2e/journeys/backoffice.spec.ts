import { BASE_PATH } from '@shuttle/contracts'
import { signIn, signInTab } from '../first-load/sign-in-tab'
import { expect, test } from '../fixtures/test'
import { totpDigits } from '../steps/totp-digits'

/** The secret that the demo prints for its second supervisor. */
const SECRET = 'BRIDGESHUTTLEDEMOSECRETFORSTAFF2'

// Desktop width: on a phone the navigation is behind a button.
test.use({ viewport: { width: 1280, height: 800 } })

// [D5.1, D5.4]
test('a supervisor sets a role and finds it in the audit; another enters a second factor', async ({
  page,
  newPassenger,
  startSite,
  inspect,
}) => {
  const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
  await test.step('Given a supervisor, who opens the back office from the personal centre', async () => {
    await signInTab(page, site.url, 'level9@demo.test')
    await page.goto(`${site.url}${BASE_PATH}personal_center?lang=en`)
    await page.getByRole('link', { name: 'Back office' }).click()
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
    await inspect('backoffice-index')
  })
  await test.step('When they make support a refund clerk, the table shows it', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Staff and roles' }).click()
    await page.getByRole('button', { name: 'Change role of support@demo.test' }).click()
    await inspect('backoffice-role')
    await page.getByLabel('New role').selectOption('Refund clerk')
    await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
    await expect(page).toHaveShownToast('The role of support@demo.test is now “Refund clerk”.')
    await inspect('backoffice-staff')
  })
  await test.step('Then the audit has it, with the role before and after', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Audit' }).click()
    await page.getByLabel('Action').selectOption('Change staff')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('rowheader').getByRole('button').first().click()
    await expect(page.getByText('{"role":"support"}')).toBeVisible()
    await expect(page.getByText('{"role":"refund-clerk"}')).toBeVisible()
    await inspect('backoffice-audit')
  })
  await test.step('And an order is found, opened beside the list, and then in full', async () => {
    await page.goto(`${site.url}${BASE_PATH}search_order_info?placedTo=TODAY`)
    await expect(page.getByRole('table').or(page.getByText('No orders were found'))).toBeVisible()
    await inspect('backoffice-search')
  })
  await test.step('And on a phone the question of a sheet is above the sheet', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}${BASE_PATH}back_management_index?tab=departures&lang=en`)
    await page.getByRole('rowheader').getByRole('button').last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause sale' }).click()
    const question = page.getByRole('dialog', { name: 'Pause the sale?' })
    await inspect('backoffice-question-of-sheet')
    await question.getByRole('button', { name: 'Pause sale' }).click()
    await expect(page.getByText('1 departure is paused.')).toBeVisible()
  })
  await test.step('And the second supervisor enters the digits of the authenticator app first', async () => {
    const other = await newPassenger()
    await signInTab(other, site.url, 'supervisor@demo.test')
    await other.goto(`${site.url}${BASE_PATH}back_management_index?lang=en`)
    const { now } = await signIn(site.url, 'supervisor@demo.test')
    await other.getByLabel('6 digits').fill(totpDigits(SECRET, now))
    await other.getByRole('button', { name: 'Confirm' }).click()
    await expect(other.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  })
})
