import { expect, test } from '../fixtures/test'
import { bankPage } from '../pages/bank-page'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { WORDS } from '../pages/words'
import { MESSENGER, playMessenger } from '../steps/messenger'
import { TRAVEL_DATE, traveller } from '../steps/traveller'

test('a member pays at the bank’s page, after thinking better of it once', async ({ page, inspect }) => {
  const words = WORDS['zh-cn']
  const member = traveller(page, 'zh-cn')
  const paying = payment(page, words)
  const bank = bankPage(page)

  await test.step('Given an order in yuan', async () => {
    await page.goto('?lang=zh-Hans')
    await page.getByRole('link', { name: /珠海口岸.*香港口岸/ }).click()
    await member.chooses(TRAVEL_DATE)
    await member.acceptsAndConfirms()
    await member.signsIn()
    await member.seesThePaymentPage()
  })
  await test.step('Then the refund rule of this order and the luggage note stand there', async () => {
    await expect(page.getByText(/售出后 2 小时内退票收取\s*10%/).filter({ visible: true })).toBeVisible()
    await expect(page.getByText(/76×51×32 厘米、20 公斤/).filter({ visible: true })).toBeVisible()
  })
  await test.step('And pay without a way to pay asks for one, and the wallet is not among them', async () => {
    await paying.pay.click()
    await expect(page.getByText('请选择支付方式')).toBeVisible()
    await expect(page.getByRole('radio', { name: '微信支付' })).toHaveCount(0)
  })
  await test.step('When they go to the bank and cancel there', async () => {
    await page.getByRole('radio', { name: /^招商银行/ }).check()
    await inspect('payment-bank-zh-cn')
    await paying.pay.click()
    await expect(bank.heading).toBeVisible()
    await inspect('bank-page')
    await bank.cancel.click()
    await bank.back.click()
  })
  await test.step('Then they are back at their order, which is kept', async () => {
    await expect(page.getByText('您已取消支付')).toBeVisible()
    await expect(paying.timer).toContainText(/1[345]:\d\d/)
    await inspect('payment-back-from-bank')
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

test('a member pays by the wallet inside the messenger', async ({ meetTraveller, site, inspect }) => {
  const page = await meetTraveller({ userAgent: MESSENGER, viewport: { width: 320, height: 640 } })
  const words = WORDS['zh-hk']
  const member = traveller(page, 'zh-hk')
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
    await page.getByRole('radio', { name: '微信支付' }).check()
    await inspect('payment-messenger-zh-hk', page)
    await paying.pay.click()
    await expect(page.getByText('你已取消付款')).toBeVisible()
  })
  await test.step('And leaving it unpaid is asked about', async () => {
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await inspect('leave-question-zh-hk', page)
    await page.getByRole('alertdialog').getByRole('button', { name: '繼續付款' }).click()
  })
  await test.step('When they pay in the wallet, they hold their ticket', async () => {
    await paying.pay.click()
    await expect(result(page, words).paid).toBeVisible()
    await expect(page).toHaveURL(/details_succeed\?.*payType=wxpay/)
  })
})
