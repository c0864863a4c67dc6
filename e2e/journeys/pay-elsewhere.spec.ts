import { expect, test } from '../fixtures/test'
import { bankPage } from '../pages/bank-page'
import { languagesInTurn } from '../pages/languages-in-turn'
import { PAY_WORDS } from '../pages/pay-words'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TAGS, WORDS } from '../pages/words'
import { MESSENGER, playMessenger } from '../steps/messenger'
import { TRAVEL_DATE, traveller } from '../steps/traveller'

for (const language of languagesInTurn(2)) {
  test(`[P1.product.5, P5.payment.1] a member pays at the bank’s page, after thinking better of it once, in ${language}`, async ({
    page,
    inspect,
  }) => {
    const words = WORDS[language]
    const payWords = PAY_WORDS[language]
    const member = traveller(page, language)
    const paying = payment(page, words)
    const bank = bankPage(page)

    await test.step('Given an order in yuan', async () => {
      await page.goto(`?lang=${TAGS[language]}`)
      await page.getByRole('link', { name: payWords.zhuhaiToHongKong }).click()
      await member.chooses(TRAVEL_DATE)
      await member.acceptsAndConfirms()
      await member.signsIn()
      await member.seesThePaymentPage()
    })
    await test.step('[P2.payment.3] Then the refund rule of this order and the luggage note stand there', async () => {
      await expect(page.getByText(payWords.refundNote).filter({ visible: true })).toBeVisible()
      await expect(page.getByText(payWords.luggageNote).filter({ visible: true })).toBeVisible()
    })
    await test.step('And pay without a way to pay asks for one, and the wallet is not among them', async () => {
      await paying.pay.click()
      await expect(page.getByRole('main').getByText(payWords.methodMissing)).toBeVisible()
      await inspect(`payment-method-missing-${language}`)
      await expect(page.getByRole('radio', { name: payWords.wallet })).toHaveCount(0)
    })
    await test.step('When they go to the bank and cancel there', async () => {
      await page.getByRole('radio', { name: payWords.bank }).check()
      await paying.pay.click()
      await expect(bank.heading).toBeVisible()
      await inspect(`bank-page-${language}`)
      await bank.cancel.click()
      await bank.back.click()
    })
    await test.step('Then they are back at their order, which is kept', async () => {
      await expect(page.getByText(payWords.cancelled)).toBeVisible()
      await expect(paying.timer).toContainText(/\d\d:\d\d/)
      await inspect(`payment-back-from-bank-${language}`)
    })
    await test.step('And paid on the second visit, they hold their ticket', async () => {
      await paying.pay.click()
      await bank.pay.click()
      await bank.back.click()
      await expect(result(page, words).paid).toBeVisible()
      await expect(page).toHaveURL(/details_succeed\?.*payType=cmbpay/)
      await expect(result(page, words).qrCode).toHaveCount(1)
    })
  })
}

for (const language of languagesInTurn(1)) {
  test(`[P1.product.5, P7.wallet.1] a member pays by the wallet inside the messenger in ${language}`, async ({
    meetTraveller,
    site,
    inspect,
  }) => {
    const page = await meetTraveller({ userAgent: MESSENGER, viewport: { width: 320, height: 640 } })
    const words = WORDS[language]
    const payWords = PAY_WORDS[language]
    const member = traveller(page, language)
    const paying = payment(page, words)
    await playMessenger(page, site.sandboxUrl)
    await member.opensTheLine()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await test.step('When the messenger says who they are, Then they are back with everything they entered', async () => {
      await page.getByRole('button', { name: '小明' }).click()
      await expect(page).toHaveURL(/\/ticket_details/)
      await member.confirms()
      await member.seesThePaymentPage()
    })

    await test.step('When they cancel in the wallet, the order is kept', async () => {
      await page.getByRole('radio', { name: payWords.wallet }).check()
      await inspect(`payment-messenger-${language}`, page)
      await paying.pay.click()
      await expect(page.getByText(payWords.cancelled)).toBeVisible()
    })
    await test.step('[P2.payment.7] And leaving it unpaid is asked about', async () => {
      await page.goBack()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await inspect(`leave-question-${language}`, page)
      await page.getByRole('alertdialog').getByRole('button', { name: payWords.stay }).click()
    })
    await test.step('When they pay in the wallet, they hold their ticket', async () => {
      await paying.pay.click()
      await expect(result(page, words).paid).toBeVisible()
      await expect(page).toHaveURL(/details_succeed\?.*payType=wxpay/)
    })
  })
}
