import { expect, test } from '../fixtures/test'
import { bankPage } from '../pages/bank-page'
import { languagesInTurn } from '../pages/languages-in-turn'
import { PAY_TEXTS } from '../pages/pay-texts'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TAGS, TEXTS } from '../pages/texts'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { fakeWechat, WECHAT_AGENT } from '../steps/wechat'
import { NPM_TEST } from '../stories/npm-test-stories'

for (const language of languagesInTurn(2)) {
  test(
    `[P1.product.5, P5.payment.1] a member pays at the bank’s page after one cancelled try, in ${language}`,
    NPM_TEST.bank,
    async ({ page, inspect }) => {
      const texts = TEXTS[language]
      const payTexts = PAY_TEXTS[language]
      const member = passenger(page, language)
      const paying = payment(page, texts)
      const bank = bankPage(page)

      await test.step('Given an order in yuan', async () => {
        await page.goto(`?lang=${TAGS[language]}`)
        await page.getByRole('link', { name: payTexts.zhuhaiToHongKong }).click()
        await member.chooses(TRAVEL_DATE)
        await member.acceptsAndConfirms()
        await member.signsIn()
        await member.seesThePaymentPage()
      })
      await test.step('[P2.payment.3] Then the refund rule of this order and the luggage note are shown', async () => {
        await expect(page.getByText(payTexts.refundNote).filter({ visible: true })).toBeVisible()
        await expect(page.getByText(payTexts.luggageNote).filter({ visible: true })).toBeVisible()
      })
      await test.step('And pay without a payment method requires one, and the wallet is not among them', async () => {
        await paying.pay.click()
        await expect(page.getByRole('main').getByText(payTexts.methodMissing)).toBeVisible()
        await inspect(`payment-method-missing-${language}`)
        await expect(page.getByRole('radio', { name: payTexts.wallet })).toHaveCount(0)
      })
      await test.step('When they go to the bank and cancel there', async () => {
        await page.getByRole('radio', { name: payTexts.bank }).check()
        await paying.pay.click()
        await expect(bank.heading).toBeVisible()
        await inspect(`bank-page-${language}`)
        await bank.cancel.click()
        await bank.back.click()
      })
      await test.step('Then they are back at their order, which is still there', async () => {
        await expect(page.getByText(payTexts.cancelled)).toBeVisible()
        await expect(paying.timer).toContainText(/\d\d:\d\d/)
        await inspect(`payment-back-from-bank-${language}`)
      })
      await test.step('And after the second visit they have their ticket', async () => {
        await paying.pay.click()
        await page.getByRole('alertdialog').getByRole('button', { name: payTexts.payAgain }).click()
        await bank.pay.click()
        await bank.back.click()
        await expect(result(page, texts).paid).toBeVisible()
        await expect(page).toHaveURL(/details_succeed\?.*payType=cmbpay/)
        await expect(result(page, texts).qrCode).toHaveCount(1)
      })
    },
  )
}

for (const language of languagesInTurn(0)) {
  test(`[D1.13, D7.alipay.1] a member pays by Alipay in ${language}`, async ({ page, inspect }) => {
    const payTexts = PAY_TEXTS[language]
    const member = passenger(page, language)
    const alipay = bankPage(page, '支付宝')
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn()
    await member.seesThePaymentPage()
    await page.getByRole('radio', { name: payTexts.alipay }).check()
    await inspect(`payment-alipay-${language}`)
    await payment(page, TEXTS[language]).pay.click()
    await expect(alipay.heading).toBeVisible()
    await alipay.pay.click()
    await alipay.back.click()
    await expect(result(page, TEXTS[language]).qrCode).toHaveCount(1)
    await expect(page).toHaveURL(/details_succeed\?.*payType=alipay/)
  })
}

for (const language of languagesInTurn(1)) {
  test(
    `[P1.product.5, P7.wallet.1] a member pays by the wallet inside WeChat in ${language}`,
    NPM_TEST.wallet,
    async ({ newPassenger, site, inspect }) => {
      const page = await newPassenger({ userAgent: WECHAT_AGENT, viewport: { width: 320, height: 640 } })
      const texts = TEXTS[language]
      const payTexts = PAY_TEXTS[language]
      const member = passenger(page, language)
      const paying = payment(page, texts)
      await fakeWechat(page, site.sandboxUrl)
      await member.opensTheLine()
      await member.chooses(TRAVEL_DATE)
      await member.acceptsAndConfirms()
      await test.step('When WeChat signs them in, Then they are back with all their input', async () => {
        await page.getByRole('button', { name: '小明' }).click()
        await expect(page).toHaveURL(/\/ticket_details/)
        await member.confirms()
        await member.seesThePaymentPage()
      })

      await test.step('When they cancel in the wallet, the order is still there', async () => {
        await page.getByRole('radio', { name: payTexts.wallet }).check()
        await inspect(`payment-messenger-${language}`, page)
        await paying.pay.click()
        await expect(page.getByText(payTexts.cancelled)).toBeVisible()
      })
      await test.step('[P2.payment.7] And leaving it unpaid needs a confirmation', async () => {
        await page.goBack()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await inspect(`leave-question-${language}`, page)
        await page.getByRole('alertdialog').getByRole('button', { name: payTexts.stay }).click()
      })
      await test.step('When they pay in the wallet, they have their ticket', async () => {
        await paying.pay.click()
        await page.getByRole('alertdialog').getByRole('button', { name: payTexts.payAgain }).click()
        await expect(result(page, texts).paid).toBeVisible()
        await expect(page).toHaveURL(/details_succeed\?.*payType=wxpay/)
      })
    },
  )
}
