import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { signInByCode } from '../pages/sign-in-by-code'
import { TAGS } from '../pages/texts'
import { mailbox } from '../steps/mailbox'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

for (const language of languagesInTurn(1)) {
  test(`[D11.code.1, D11.code.4] a new passenger buys by a mailed code, without a password, in ${language}`, async ({
    page,
    site,
    inspect,
  }) => {
    const address = `code-${language}@demo.test`
    const form = signInByCode(page, language)
    const visitor = passenger(page, language)
    await test.step('Given a visitor who confirms an order', async () => {
      await visitor.opensTheLine()
      await visitor.chooses(TRAVEL_DATE)
      await visitor.acceptsAndConfirms()
      await inspect(`code-password-form-${language}`)
    })
    await test.step('When they have a code mailed and mistype it, it is reported at its field', async () => {
      await form.useCode.click()
      await inspect(`code-form-${language}`)
      await form.email.fill(address)
      await form.getCode.click()
      const code = await mailbox(site, address).code()
      await form.code.fill(code === '111111' ? '222222' : '111111')
      await form.terms.check()
      await form.submit.click()
      await expect(form.wrong).toBeVisible()
      await inspect(`code-wrong-${language}`)
      await form.code.fill(code)
      await form.submit.click()
    })
    await test.step('Then they are signed in, and the order waits for its payment', async () => {
      await visitor.seesThePaymentPage()
      await visitor.cancelsTheOrder()
    })
    await test.step('And they may set a password without an old one', async () => {
      await page.goto(`personal_center?lang=${TAGS[language]}`)
      await form.toSetPassword.click()
      await inspect(`code-first-password-${language}`)
      await form.password.fill('secret1')
      await form.repeat.fill('secret1')
      await form.setPassword.click()
      await expect(page).toHaveShownToast(form.texts.passwordSet)
      await expect(page).toHaveURL(/personal_center/)
      await expect(form.toSetPassword).toHaveCount(0)
    })
  })
}
