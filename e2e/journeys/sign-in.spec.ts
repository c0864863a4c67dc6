import { expect, test } from '../fixtures/test'
import { loginPopup } from '../pages/login-popup'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { MEMBER, passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = TEXTS.en

test('a wrong password is reported in place, and nothing is lost', async ({ page, inspect }) => {
  const visitor = passenger(page)
  const popup = loginPopup(page, texts)
  await visitor.opensTheLine()
  await visitor.chooses(TRAVEL_DATE, 3)
  await visitor.acceptsAndConfirms()
  await test.step('When the password is wrong', async () => {
    await popup.signIn(MEMBER, 'demo4321')
  })
  await test.step('Then the popup reports it and retains the address', async () => {
    await expect(popup.dialog.getByText(texts.wrongPassword)).toBeVisible()
    await expect(popup.email).toHaveValue(MEMBER)
    await inspect('wrong-password')
  })
  await test.step('And the choices are there when the popup is closed', async () => {
    await page.keyboard.press('Escape')
    await expect(popup.dialog).toBeHidden()
    await expect(ticketDetails(page, texts).adults).toHaveValue('3')
    await expect(ticketDetails(page, texts).terms).toBeChecked()
  })
})

test('[P2.route.7, A6.visitor.1, D9.19] a members page requires sign-in and opens afterwards', async ({ page }) => {
  await page.goto('details_payment?orderNo=none')
  await expect(page).toHaveURL(/\/login/)
  const form = page.getByRole('form', { name: texts.signIn })
  await form.getByRole('textbox', { name: texts.email }).fill(MEMBER)
  await form.getByLabel(texts.password, { exact: true }).fill('demo1234')
  await form.getByRole('button', { name: texts.signIn, exact: true }).click()
  await expect(page).toHaveURL(/details_payment\?orderNo=none/)
})

test('[A6.401.1, D9.17] an ended session requires another sign-in and returns to the page', async ({
  page,
  account,
  context,
  watch,
}) => {
  watch.expect(/status 401|console error: .*401/)
  const member = passenger(page)
  await test.step('Given a member on the payment page', async () => {
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn(account)
    await member.seesThePaymentPage()
  })
  const address = page.url()
  await test.step('When the session is gone and the page is opened again', async () => {
    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(address)
  })
  await test.step('Then the login page opens, and signing in leads back to the order', async () => {
    await expect(page).toHaveURL(/\/login/)
    const form = page.getByRole('form', { name: texts.signIn })
    await form.getByRole('textbox', { name: texts.email }).fill(account)
    await form.getByLabel(texts.password, { exact: true }).fill('demo1234')
    await form.getByRole('button', { name: texts.signIn, exact: true }).click()
    await expect(page).toHaveURL(address)
    await member.seesThePaymentPage()
  })
})
