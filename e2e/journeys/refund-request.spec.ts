import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { refundRequest } from '../pages/refund-request'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

/** The least that is a PDF by its content. */
const NOTICE = { name: 'notice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF\n') }
const PICTURE = { name: 'notice.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }

for (const language of languagesInTurn(1)) {
  // [A2.route.4, D3.refund.2, A4.status.3]
  test(`a passenger asks staff for a refund in ${language}, reloads and takes it back`, async ({
    page,
    inspect,
    account,
  }) => {
    const texts = TEXTS[language]
    const member = passenger(page, language)
    const request = refundRequest(page, language)
    await test.step('Given two tickets that are paid', async () => {
      await member.opensTheLine()
      await member.chooses(TRAVEL_DATE, 2)
      await member.acceptsAndConfirms()
      await member.signsIn(account)
      await member.seesThePaymentPage()
      await member.opensTheCardForm()
      await member.paysByCard()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
    })
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    await test.step('When they fill in the form, their own address stands there', async () => {
      await page.goto(`apply_refund?orderNo=${orderNo}`)
      await expect(request.heading).toBeVisible()
      await expect(request.email).toHaveValue(account)
      await request.tickets.first().check()
      await request.disruption.check()
    })
    await test.step('And a file of another type is refused at once', async () => {
      await request.file.setInputFiles(PICTURE)
      await expect(request.wrongType).toBeVisible()
      await inspect(`refund-request-form-${language}`)
      await request.remove('notice.gif').click()
      await request.file.setInputFiles(NOTICE)
    })
    await test.step('Then it is sent after a question, and waits with its tickets valid, over a reload too', async () => {
      await request.send.click()
      await expect(request.sendForSure).toBeVisible()
      await inspect(`refund-request-question-${language}`)
      await request.sendForSure.click()
      await expect(request.waiting).toBeVisible()
      await page.reload()
      await expect(request.stillValid).toBeVisible()
      await inspect(`refund-request-waiting-${language}`)
    })
    await test.step('And taken back after another one', async () => {
      await request.withdraw.click()
      await request.withdrawForSure.click()
      await expect(request.withdrawn).toBeVisible()
      await request.again.click()
      await expect(request.tickets.first()).toBeVisible()
    })
  })
}
