import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import type { Service } from '../fixtures/service'
import { CHAN } from '../pages/airport'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { backofficePage } from '../pages/backoffice-page'
import { bankPage } from '../pages/bank-page'
import { cardFrame } from '../pages/card-frame'
import { home } from '../pages/home'
import { loginPage } from '../pages/login-page'
import { loginPopup } from '../pages/login-popup'
import { orders } from '../pages/orders'
import { PAY_TEXTS } from '../pages/pay-texts'
import { payment } from '../pages/payment'
import { refundRequest } from '../pages/refund-request'
import { refunds } from '../pages/refunds'
import { result } from '../pages/result'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { TRAVEL_DATE } from '../steps/passenger'

/** A tab of one user in the engine under test. */
export interface Tab {
  page: Page
  address: () => Promise<string>
  /** Stores a picture of the window. */
  picture: (name: string) => Promise<void>
}

export interface Scene extends Tab {
  language: LanguageCode
  site: Service
  /** E-mail of a member for this story only. */
  account: string
  /** A staff browser in a desktop-size window. */
  openStaffTab: () => Promise<Tab>
}
type Story = (scene: Scene) => Promise<void>

const path = ({ site, language }: Scene, to: string): string =>
  `${site.url}${BASE_PATH}${to}${to.includes('?') ? '&' : '?'}lang=${TAGS[language]}`

/** From the home page to an unpaid order. */
const placesOrder = async (scene: Scene, adults: number): Promise<void> => {
  const { page, language, account, picture } = scene
  const texts = TEXTS[language]
  const details = ticketDetails(page, texts)
  await page.goto(path(scene, ''))
  await home(page, texts).line.click()
  await details.day(TRAVEL_DATE).click()
  for (let count = 1; count < adults; count += 1) await details.oneMoreAdult.click()
  await details.terms.check()
  await picture('choices')
  await details.confirm.click()
  await loginPopup(page, texts).signIn(account)
  await payment(page, texts).card.waitFor()
  await picture('payment')
}

/** From the home page to the e-tickets. Returns the order number. */
const buysTickets = async (scene: Scene, adults: number): Promise<string> => {
  const { page, language, address, picture } = scene
  const texts = TEXTS[language]
  const frame = cardFrame(page, texts)
  await placesOrder(scene, adults)
  await payment(page, texts).card.check()
  await payment(page, texts).pay.click()
  await frame.testCard(texts.approvedCard).click()
  await picture('card')
  await frame.pay.click()
  await result(page, texts).qrCode.first().waitFor()
  await picture('tickets')
  return new URL(await address()).searchParams.get('orderNo') ?? ''
}

const purchase: Story = async (scene) => {
  await buysTickets(scene, 2)
  const shown = result(scene.page, TEXTS[scene.language])
  await shown.place('1/2').waitFor()
  await shown.nextTicket.click()
  await shown.place('2/2').waitFor()
}

const signIn: Story = async (scene) => {
  const { page, language, account, picture } = scene
  const form = loginPage(page, TEXTS[language])
  await page.goto(path(scene, 'my_order?tab1=1'))
  await form.signIn(account)
  const mine = orders(page, language)
  await mine.noneToPay.waitFor()
  await picture('signed-in')
  await page.goto(path(scene, 'my_order?tab1=0'))
  await mine.heading.waitFor()
}

const order: Story = async (scene) => {
  const { page, language, picture } = scene
  const mine = orders(page, language)
  await placesOrder(scene, 1)
  await page.goto(path(scene, 'my_order?tab1=1'))
  await page.getByRole('link', { name: mine.anyOrder }).first().click()
  await payment(page, TEXTS[language]).cancel.waitFor()
  await picture('details')
  await page.goto(path(scene, 'my_order?tab1=2'))
  await mine.cancel.click()
  await mine.cancelForSure.click()
  await mine.notCharged.waitFor()
  await picture('cancelled')
}

const refund: Story = async (scene) => {
  const { page, language, picture } = scene
  const shown = refunds(page, language)
  const orderNo = await buysTickets(scene, 3)
  await page.goto(path(scene, `order_details?orderNo=${orderNo}&tab1=0`))
  await shown.refund.click()
  await shown.row(2).click()
  await shown.illness.check()
  await picture('choice')
  await shown.confirm.click()
  await shown.yes.waitFor()
  await picture('question')
  await shown.yes.click()
  await shown.accepted.waitFor()
  await shown.left.waitFor()
  await picture('accepted')
}

const airportPurchase: Story = async (scene) => {
  const { page, language, account, picture } = scene
  const { line, paying, details } = airportScreens(page, language)
  await page.goto(path(scene, 'airline'))
  await line.day(RIDE_DAY).check()
  await line.toFlight.click()
  await line.field(line.texts.number).fill('CX504')
  await line.field(line.texts.airline).fill('Cathay Pacific')
  await line.field(line.texts.destination).fill('Osaka')
  await line.field(line.texts.takeOffTime).fill('14:00')
  await picture('flight')
  await line.toBuses.click()
  await line.earlier.click()
  await line.choice(`${RIDE_DAY} 09:00`).check()
  await picture('buses')
  await line.toPassengers.click()
  await line.fillsDocument(CHAN)
  await details.terms.check()
  await picture('passenger')
  await details.confirm.click()
  await loginPopup(page, TEXTS[language]).signIn(account)
  await page.getByRole('radio', { name: PAY_TEXTS[language].bank }).check()
  await paying.pay.click()
  await bankPage(page).pay.click()
  await bankPage(page).back.click()
  await line.pickupQr.waitFor()
  await picture('pickup')
}

/** Two tickets of HK$65.00 with a fee of 10%. */
const UNDER_POLICY = 'HK$117.00'

const clerkDecides: Story = async (scene) => {
  const { page, language, openStaffTab, picture } = scene
  const request = refundRequest(page, language)
  const orderNo = await buysTickets(scene, 2)
  await page.goto(path(scene, `apply_refund?orderNo=${orderNo}`))
  for (const at of [0, 1]) await request.tickets.nth(at).check()
  await request.disruption.check()
  await request.send.click()
  await request.sendForSure.click()
  await request.waiting.waitFor()
  await picture('waiting')

  const staffTab = await openStaffTab()
  const clerk = backofficePage(staffTab.page, language)
  await staffTab.page.goto(path(scene, 'back_management_index'))
  await loginPage(staffTab.page, TEXTS[language]).signIn('refunds@demo.test')
  await clerk.find.fill(orderNo)
  await clerk.find.press('Enter')
  await clerk.row(orderNo).click()
  await clerk.openOrder.click()
  await clerk.review.click()
  await clerk.approve(UNDER_POLICY).waitFor()
  await staffTab.picture('request')
  await clerk.approve(UNDER_POLICY).click()
  await staffTab.page.getByText(clerk.texts.requestApproved).first().waitFor()
  await staffTab.picture('approved')

  // A job of the service sends the refund to the provider: a page opened earlier does not show it.
  const { refunded } = refunds(page, language)
  for (let opened = 0; opened < 180 && !(await refunded.first().isVisible()); opened += 1) {
    await sleep(1000)
    await page.goto(path(scene, `order_details?orderNo=${orderNo}`))
    await orders(page, language).totalPaid.waitFor()
  }
  await refunded.first().waitFor()
  await picture('refunded')
}

export const STORIES = {
  purchase,
  'sign-in': signIn,
  order,
  refund,
  'airport purchase': airportPurchase,
  "a clerk's decision": clerkDecides,
} as const satisfies Record<string, Story>
