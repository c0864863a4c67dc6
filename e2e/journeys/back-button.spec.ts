import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { home } from '../pages/home'
import { loginPopup } from '../pages/login-popup'
import { PAY_TEXTS } from '../pages/pay-texts'
import { payment } from '../pages/payment'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { MEMBER, passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = TEXTS.en
const LINE = 'xlmc_1=Hong+Kong+Port&xlmc_2=Zhuhai+Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO&lang=en'

const screens = (page: Page) => {
  const details = ticketDetails(page, texts)
  const popup = loginPopup(page, texts)
  return {
    popup,
    reminder: page.getByRole('alertdialog', { name: DETAILS_TEXTS.en.concession }),
    leaveQuestion: page.getByRole('alertdialog').filter({ hasText: PAY_TEXTS.en.stay }),
    paying: payment(page, texts),
    choosesForThree: async () => {
      await passenger(page).chooses(TRAVEL_DATE, 2)
      await page.getByRole('button', { name: DETAILS_TEXTS.en.oneMoreChild }).click()
    },
    typesAnEmail: async () => {
      await passenger(page).acceptsAndConfirms()
      await popup.email.fill(MEMBER)
    },
    everythingIsThere: async () => {
      await expect(page).toHaveURL(/ticket_details/)
      await expect(details.adults).toHaveValue('2')
      await expect(details.terms).toBeChecked()
      await expect(details.confirm).toBeEnabled()
    },
  }
}

test('back closes the overlay, and only the next press leaves the screen', async ({ page, account }) => {
  const member = passenger(page)
  const { popup, reminder, leaveQuestion, paying, choosesForThree, typesAnEmail, everythingIsThere } = screens(page)
  await member.opensTheLine()
  await choosesForThree()

  await test.step('It closes the sign-in, with an e-mail typed', async () => {
    await typesAnEmail()
    await page.goBack()
    await expect(popup.dialog).toBeHidden()
    await everythingIsThere()
  })
  await test.step('It closes the reminder of discounted tickets', async () => {
    await member.confirms()
    await member.signsIn(account)
    await expect(reminder).toBeVisible()
    await page.goBack()
    await expect(reminder).toBeHidden()
    await everythingIsThere()
  })
  await test.step('The next press goes home, and forward restores the choices', async () => {
    await page.goBack()
    await expect(home(page, texts).line).toBeVisible()
    await page.goForward()
    await expect(ticketDetails(page, texts).adults).toHaveValue('2')
    await expect(reminder).toBeHidden()
  })
  await test.step('It closes the card form, as its own button does', async () => {
    await member.acceptsAndConfirms()
    await reminder.getByRole('button', { name: DETAILS_TEXTS.en.proceed }).click()
    await member.seesThePaymentPage()
    await member.opensTheCardForm()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(leaveQuestion).toBeHidden()
    await expect(paying.heading).toBeVisible()
  })
  await test.step('It closes the question whether to cancel the order', async () => {
    await paying.cancel.click()
    await expect(paying.cancelForSure).toBeVisible()
    await page.goBack()
    await expect(paying.cancelForSure).toBeHidden()
    await expect(leaveQuestion).toBeHidden()
  })
  await test.step('The next press opens the question whether to leave, and back means to stay', async () => {
    await page.goBack()
    await expect(leaveQuestion).toBeVisible()
    await page.goBack()
    await expect(leaveQuestion).toBeHidden()
    await expect(paying.heading).toBeVisible()
  })
  await test.step('And leaving still needs a confirmation', async () => {
    await page.goBack()
    await leaveQuestion.getByRole('button').filter({ hasNotText: PAY_TEXTS.en.stay }).click()
    await everythingIsThere()
  })
})

test('back stays on a screen opened by its address while an overlay is open', async ({ page, account }) => {
  const member = passenger(page)
  const { popup, paying, leaveQuestion, typesAnEmail, everythingIsThere } = screens(page)
  await page.goto(`ticket_details?${LINE}`)
  await member.chooses(TRAVEL_DATE, 2)
  await test.step('It closes the sign-in and the choices stay', async () => {
    await typesAnEmail()
    await page.goBack()
    await expect(popup.dialog).toBeHidden()
    await everythingIsThere()
  })
  await test.step('It does so after a reload with the sign-in open', async () => {
    await member.confirms()
    await expect(popup.dialog).toBeVisible()
    await page.reload()
    await expect(popup.dialog).toBeHidden()
    await typesAnEmail()
    await page.goBack()
    await expect(popup.dialog).toBeHidden()
    await everythingIsThere()
  })
  await test.step('Back from the payment leads to the choices', async () => {
    await member.confirms()
    await member.signsIn(account)
    // There is no question before the order exists.
    await expect(paying.timer).toBeVisible()
    await page.goBack()
    await leaveQuestion.getByRole('button').filter({ hasNotText: PAY_TEXTS.en.stay }).click()
    await expect(paying.heading).toBeHidden()
    await everythingIsThere()
  })
  await test.step('And back from there leaves the site', async () => {
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })
})
