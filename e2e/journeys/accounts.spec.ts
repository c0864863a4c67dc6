import { hearDigits } from '../fixtures/hear-digits'
import { expect, test } from '../fixtures/test'
import { accountForms } from '../pages/account-forms'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { mailbox } from '../steps/mailbox'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = TEXTS.en
const NEW = 'ling@demo.test'
/**
 * Keys that a browser may store of a passenger: the specification's keys, language, and unsent form entries of the
 * visit. `running` names the remote whose page is shown, and no person.
 */
const ALLOWED_KEYS = [
  'token',
  'userId',
  'needCode',
  'signNeedCode',
  'formUrl',
  'formUrlMember',
  'lang',
  'purchase-drafts',
  'account-code-drafts',
  'member-drafts',
  'running',
]

test('[A1.product.1, A2.login.1, A3.stored.1, A6.401.1] a password change elsewhere ends a session', async ({
  page,
  site,
  inspect,
  newPassenger,
  watch,
}) => {
  watch.expect(/status 401|console error: .*401/)
  const forms = accountForms(page)
  await test.step('Given a visitor on the page for members without an account', async () => {
    await page.goto('details_payment?orderNo=none')
    await expect(page).toHaveURL(/\/login/)
    await forms.link('Create an account').click()
    // The address changes before the page: the fields of sign-in stay until it is drawn.
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await expect(page).toHaveURL(/\/register/)
  })
  await test.step('When they request a code and register with it', async () => {
    await forms.email.fill(NEW)
    await forms.button('Get code').click()
    await expect(page.getByText(/^Resend in \d+ s$/)).toBeVisible()
    // The phone discarded the page while the mail app was open.
    await page.reload()
    await expect(page.getByText(/^Resend in \d+ s$/)).toBeVisible()
    await expect(forms.email).toHaveValue(NEW)
    await forms.password.fill('secret1')
    await forms.repeatPassword.fill('secret1')
    await forms.code.fill(await mailbox(site, NEW).code())
    await inspect('register-filled')
    await forms.button('Create account').click()
    await expect(page.getByText('please tick privacy terms first')).toBeVisible()
    await forms.terms.check()
    await forms.repeatPassword.press('Enter')
  })
  await test.step('Then login mode is back with the address in it, and signing in leads to their destination', async () => {
    await expect(page).toHaveURL(/\/login/)
    // The address changes before the screen does, and both forms have a password.
    await expect(forms.button('Sign in')).toBeVisible()
    await expect(forms.email).toHaveValue(NEW)
    await forms.password.fill('secret1')
    await forms.password.press('Enter')
    await expect(page).toHaveURL(/details_payment\?orderNo=none/)
  })

  await test.step('Given a purchase in progress', async () => {
    await passenger(page).opensTheLine()
    await passenger(page).chooses(TRAVEL_DATE, 2)
  })
  const elsewhere = await newPassenger()
  const other = accountForms(elsewhere)
  await test.step('When the password is changed on another device', async () => {
    await elsewhere.goto('change_password?isSet=true&lang=en')
    await other.email.fill(NEW)
    await other.password.fill('secret1')
    await other.password.press('Enter')
    await other.currentPassword.fill('secret1')
    await other.newPassword.fill('secret2')
    await other.repeatPassword.fill('secret2')
    await inspect('change-password', elsewhere)
    await other.repeatPassword.press('Enter')
    await expect(elsewhere).toHaveShownToast('Your password has been changed')
  })
  await test.step('Then the next call here reports the ended session, and after 2 s sign-in opens', async () => {
    await passenger(page).acceptsAndConfirms()
    await expect(page).toHaveShownToast('Your session has ended. Please sign in again.')
    await expect(page).toHaveURL(/\/login/)
  })
  await test.step('And signing in with the new password leads back to every choice', async () => {
    await forms.email.fill(NEW)
    await forms.password.fill('secret2')
    await forms.password.press('Enter')
    await expect(page).toHaveURL(/\/ticket_details/)
    await expect(ticketDetails(page, texts).adults).toHaveValue('2')
    await expect(ticketDetails(page, texts).terms).toBeChecked()
    const storedKeys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // The tab has a number in the name of its mark.
    expect(storedKeys.filter((key) => !ALLOWED_KEYS.includes(key.replace(/^running .*/, 'running')))).toEqual([])
    expect((await page.evaluate(() => document.cookie)).split('; ').sort()).toEqual(['signed_in=1'])
  })

  const tab = await page.context().newPage()
  await test.step('When they log out in another tab, then both tabs are signed out', async () => {
    await tab.goto('personal_center')
    await inspect('personal-centre-member', tab)
    await tab.evaluate(() => sessionStorage.setItem('another-drafts', 'typed'))
    await tab.getByRole('button', { name: 'Sign out' }).click()
    await expect(tab.getByRole('alertdialog', { name: 'Are you sure to log out?' })).toBeVisible()
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(tab).toHaveURL(/\/login/)
    await passenger(page).confirms()
    await expect(page.getByRole('dialog', { name: texts.signIn, exact: true })).toBeVisible()
  })
  await test.step('And none of their input stays, also of pages that are not open', async () => {
    expect(await tab.evaluate(() => sessionStorage.getItem('another-drafts'))).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('account-code-drafts'))).toBeNull()
    const stored = await page.evaluate(() => sessionStorage.getItem('purchase-drafts'))
    expect(stored).toContain('"termsAccepted":false')
    expect(stored).not.toContain('"termsAccepted":true')
  })
  await test.step('And the popup has the name of its form', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByRole('dialog', { name: 'Create an account', exact: true })).toBeVisible()
    await inspect('popup-register')
  })
})

test('three wrong passwords require a captcha; an account is downloaded and deleted', async ({
  page,
  site,
  inspect,
}) => {
  const forms = accountForms(page)
  const address = 'gone@demo.test'
  await test.step('Given an account', async () => {
    await page.goto('register?lang=en')
    await forms.email.fill(address)
    await forms.button('Get code').click()
    await forms.password.fill('secret1')
    await forms.repeatPassword.fill('secret1')
    await forms.terms.check()
    await forms.code.fill(await mailbox(site, address).code())
    await forms.button('Create account').click()
    await expect(page).toHaveURL(/\/login/)
    await expect(forms.button('Sign in')).toBeVisible()
  })
  await test.step('When the password is wrong three times', async () => {
    for (const wrong of ['wrong1', 'wrong2', 'wrong3']) {
      await forms.password.fill(wrong)
      const answered = page.waitForResponse(/\/api\/login$/)
      await forms.password.press('Enter')
      await answered
    }
  })
  await test.step('Then a picture is required, also after a reload', async () => {
    await expect(forms.captcha).toBeVisible()
    await inspect('login-captcha')
    await page.reload()
    await expect(forms.captcha).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('needCode'))).toBe('true')
  })
  await test.step('And a passenger who listens to it signs in', async () => {
    await forms.email.fill(address)
    await forms.password.fill('secret1')
    const sound = page.waitForResponse(/\/api\/captcha\/sound/)
    await page.getByRole('button', { name: 'Listen instead' }).click()
    await forms.captcha.fill(hearDigits(await (await sound).body(), 'en'))
    await forms.captcha.press('Enter')
    await expect(page.getByRole('link', { name: texts.hongKongToZhuhai })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('needCode'))).toBeNull()
  })
  await test.step('When they download their data', async () => {
    await page.goto('my_data')
    await inspect('my-data')
    const download = page.waitForEvent('download')
    await forms.button('Download').click()
    // The identity check opens over the page, and the download continues automatically.
    const question = page.getByRole('dialog', { name: 'Confirm it is you' })
    await question.getByLabel('Password', { exact: true }).fill('secret1')
    await inspect('proof-dialog')
    await question.getByRole('button', { name: 'Confirm', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('my-data-2026-11-21.json')
  })
  await test.step('And delete the account, then it is gone', async () => {
    await forms.password.fill('secret1')
    await forms.button('Delete my account').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveShownToast('Your account has been deleted')
    await page.goto('login')
    await forms.email.fill(address)
    await forms.password.fill('secret1')
    await forms.password.press('Enter')
    await expect(page.getByText(texts.wrongPassword)).toBeVisible()
  })
})

test('[A6.wechat.1] a member signs in by the OAuth of WeChat, without the controls that WeChat has', async ({
  newPassenger,
  inspect,
}) => {
  const page = await newPassenger({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.44' })
  await test.step('Given a page for members', async () => {
    await page.goto('my_data?lang=en')
    await expect(page.getByRole('heading', { name: '申请获取你的昵称、头像' })).toBeVisible()
  })
  await test.step('When they refuse WeChat, then the page shows it and offers another try', async () => {
    await page.getByRole('button', { name: /Refuse/ }).click()
    await expect(page).toHaveURL(/\/author/)
    await expect(page.getByRole('alert')).toBeVisible()
    await inspect('author-refused', page)
    await page.getByRole('button', { name: 'Try WeChat again' }).click()
  })
  await test.step('When they accept, then the requested page opens', async () => {
    await page.getByRole('button', { name: '<script>alert(1)</script>' }).click()
    await expect(page).toHaveURL(/\/my_data/)
  })
  await test.step('And the personal centre shows the name as text, and neither log-out nor password', async () => {
    await page.goto('personal_center')
    await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add my e-mail' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Change password' })).toBeHidden()
  })
})
