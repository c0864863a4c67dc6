import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { refundRequest } from '../pages/refund-request'
import { passenger } from '../steps/passenger'

const SIDE = 1024
/**
 * A photo of 3 MB in a format that staff do not accept, as some cameras make: 24 bits for each point, all of one grey.
 */
const makePhoto = (): Buffer => {
  const head = Buffer.alloc(54)
  const points = SIDE * SIDE * 3
  head.write('BM')
  head.writeUInt32LE(head.length + points, 2)
  head.writeUInt32LE(head.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(SIDE, 18)
  head.writeInt32LE(SIDE, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, Buffer.alloc(points, 0x80)])
}
const PICTURE = { name: 'notice.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }

for (const language of languagesInTurn(1)) {
  // [A2.route.4, D3.refund.2, D3.refund.14]
  test(`a passenger requests a refund from staff in ${language} and withdraws it`, async ({
    page,
    inspect,
    account,
  }) => {
    const member = passenger(page, language)
    const request = refundRequest(page, language)
    const orderNo = await test.step('Given two tickets that are paid', () => member.buys(2, account))
    await test.step('When they fill in the form, it has their own address', async () => {
      await page.goto(`apply_refund?orderNo=${orderNo}`)
      await expect(request.heading).toBeVisible()
      await expect(request.email).toHaveValue(account)
      await request.tickets.first().check()
      await request.disruption.check()
    })
    await test.step('And a file of another type is refused at once, but a large photo is made smaller', async () => {
      await request.file.setInputFiles(PICTURE)
      await expect(request.wrongType).toBeVisible()
      await inspect(`refund-request-form-${language}`)
      await request.remove('notice.gif').click()
      await request.file.setInputFiles({ name: 'photo.bmp', mimeType: 'image/bmp', buffer: makePhoto() })
      await expect(request.remove('photo.jpg')).toBeVisible()
    })
    await test.step('Then it is sent after a question, and is pending with its tickets valid, over a reload too', async () => {
      await request.send.click()
      await expect(request.sendForSure).toBeVisible()
      await inspect(`refund-request-question-${language}`)
      await request.sendForSure.click()
      await expect(request.waiting).toBeVisible()
      await page.reload()
      await expect(request.stillValid).toBeVisible()
      await inspect(`refund-request-waiting-${language}`)
    })
    await test.step('And it is withdrawn after another one, which a reload shows too', async () => {
      await request.withdraw.click()
      await request.withdrawForSure.click()
      await expect(request.withdrawn).toBeVisible()
      await page.reload()
      await expect(request.withdrawn).toBeVisible()
      await inspect(`refund-request-withdrawn-${language}`)
      await request.again.click()
      await expect(request.tickets.first()).toBeVisible()
    })
  })
}
