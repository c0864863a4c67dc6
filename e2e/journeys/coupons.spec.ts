import { expect, test } from '../fixtures/test'
import { COUPON_TEXTS } from '../pages/coupon-texts'
import { coupons } from '../pages/coupons'
import { languagesInTurn } from '../pages/languages-in-turn'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

/** A gift code of the demo for each story: a code is used once. */
const CODES = { en: 'demo bus 2018', 'zh-hk': 'DEMO-BUS-2019', 'zh-cn': 'demobus2020' }

for (const language of languagesInTurn(1)) {
  test(
    `[P1.product.4, P2.route.12, P4.order.6, P6.member.1] a member travels on a coupon in ${language}`,
    NPM_TEST.coupon,
    async ({ page, inspect }) => {
      const texts = COUPON_TEXTS[language]
      const member = passenger(page, language)
      const shown = coupons(page, texts)

      await test.step('Given the line, where the coupons need a date and a passenger first', async () => {
        await member.opensTheLine()
        // Rows above the coupons arrive with the sales policy: a press while they move has no effect.
        await page.waitForLoadState('networkidle')
        await shown.choose.click()
        await expect(page.getByText(texts.needTrip).first()).toBeVisible()
      })
      await test.step('When they have chosen both and sign in, they see which coupons can be used, and why others cannot', async () => {
        await member.chooses(TRAVEL_DATE)
        await shown.choose.click()
        await member.signsIn()
        await shown.fold.click()
        await expect(shown.folded).toContainText(texts.otherLine)
        await shown.coupon(texts.tenOff).check()
        await expect(shown.taken).toContainText(/HK\$\s?10\.00/)
        await inspect(`coupons-${language}`)
      })
      await test.step('And their own coupons show the same texts', async () => {
        const shownInPurchase = await shown.details.allInnerTexts()
        await page.goto('my_coupon?tab1=0')
        await expect(shown.details.filter({ hasText: texts.only })).toBeVisible()
        expect(shownInPurchase).toEqual(expect.arrayContaining(await shown.details.allInnerTexts()))
        await expect(page.getByRole('link', { name: texts.enterCode, exact: true })).toBeVisible()
        await inspect(`coupons-own-${language}`)
        await page.goBack()
        await expect(shown.coupon(texts.tenOff)).toBeChecked()
      })
      await test.step('And one coupon more than tickets cannot be ticked', async () => {
        const another = page.getByRole('checkbox', { name: texts.tenOff, exact: true }).nth(1)
        await expect(another).toHaveAttribute('aria-disabled', 'true')
        await another.press(' ')
        await expect(page.getByText(texts.limit).first()).toBeVisible()
        await expect(another).not.toBeChecked()
      })
      await test.step('When they add a coupon by its code, a wrong one is refused at its field', async () => {
        await shown.addByCode.click()
        await shown.code.fill('NO-SUCH-CODE')
        await shown.add.click()
        await expect(page.getByText(texts.badCode)).toBeVisible()
        await inspect(`coupon-code-refused-${language}`)
        await shown.code.fill(CODES[language])
        await shown.add.click()
        await expect(page.getByRole('main').getByText(texts.gift)).toBeVisible()
        await inspect(`coupon-added-${language}`)
        await shown.toCoupons.click()
      })
      await test.step('Then the new one pays the whole ticket', async () => {
        await shown.coupon(texts.tenOff).uncheck()
        await shown.coupon(texts.gift).check()
        await expect(shown.taken).toContainText(/HK\$\s?65\.00/)
        await shown.done.click()
        await expect(shown.row).toContainText(texts.chosen)
        await expect(shown.row).toContainText(/HK\$\s?65\.00/)
        await expect(shown.taken).toContainText(/HK\$\s?0\.00/)
        await inspect(`coupon-row-${language}`)
      })
      await test.step('And the order is confirmed without a provider, after a question', async () => {
        await member.acceptsAndConfirms()
        await member.seesThePaymentPage()
        await expect(page.getByText(texts.nothingToPay)).toBeVisible()
        await inspect(`coupon-payment-${language}`)
        await shown.confirm.click()
        await expect(shown.question).toBeVisible()
        await inspect(`coupon-question-${language}`)
        await shown.confirmForSure.click()
        await expect(result(page, TEXTS[language]).paid).toBeVisible()
        await expect(page.getByRole('main').getByText(/−HK\$\s?65\.00/)).toBeVisible()
        await inspect(`coupon-result-${language}`)
      })
    },
  )
}

for (const language of languagesInTurn(2)) {
  test(`[D11.coupon.1, D11.coupon.2] the best coupon is proposed and taken by one tap in ${language}`, async ({
    page,
    inspect,
  }) => {
    const texts = COUPON_TEXTS[language]
    const member = passenger(page, language)
    const shown = coupons(page, texts)

    await test.step('Given a member who has chosen a day and returns from the coupons without one', async () => {
      await member.opensTheLine()
      await member.chooses(TRAVEL_DATE, 2)
      await shown.choose.click()
      await member.signsIn()
      await shown.done.click()
    })
    await test.step('Then the row names the best coupon, what it takes off, and what it changes', async () => {
      await expect(shown.row).toContainText(/−HK\$\d+\.00/)
      await expect(shown.row).toContainText(texts.thenOnRequest)
      await expect(shown.taken).toContainText(/HK\$130\.00/)
      await inspect(`coupon-proposed-${language}`)
    })
    await test.step('And one tap takes it', async () => {
      await shown.take.click()
      await expect(shown.row).toContainText(texts.chosen)
      await expect(shown.taken).not.toContainText(/HK\$130\.00/)
    })
    await test.step('And fewer passengers take it back, and it is proposed again', async () => {
      await ticketDetails(page, TEXTS[language]).oneFewerAdult.click()
      await expect(shown.take).toBeVisible()
    })
  })
}

test('a deep link with nothing chosen leads to the trip', async ({ page, openPage }) => {
  const texts = COUPON_TEXTS.en
  const member = passenger(page)
  await member.opensTheLine()
  await coupons(page, texts).choose.click()
  await member.chooses(TRAVEL_DATE)
  await coupons(page, texts).choose.click()
  await member.signsIn()
  await expect(page).toHaveURL(/select_coupon/)
  await page.evaluate(() => sessionStorage.removeItem('purchase-drafts'))
  await openPage('select_coupon?xldm=HKGMAC', { name: 'coupons-no-draft' })
  await expect(page.getByText(texts.needTrip)).toBeVisible()
})
