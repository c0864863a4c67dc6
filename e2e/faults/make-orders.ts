import { type Browser, type BrowserContextOptions, expect } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { home } from '../pages/home'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import type { Orders } from './stories'

const texts = TEXTS.en

/** A member with an unpaid order and a paid one. */
export interface Account {
  storageState: BrowserContextOptions['storageState']
  orders: Orders
}

/** Buys a ticket as a passenger, and places another order that stays unpaid. */
export const makeOrders = async (browser: Browser, site: string): Promise<Account> => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const she = passenger(page)
  const address = (): string => page.url().slice(`${site}${BASE_PATH}`.length - 1)
  await she.opensTheLine({ url: site })
  await she.chooses(TRAVEL_DATE)
  await she.acceptsAndConfirms()
  await she.signsIn()
  await she.seesThePaymentPage()
  await she.opensTheCardForm()
  await she.paysByCard()
  await expect(result(page, texts).qrCode.first()).toBeVisible()
  const paid = address()
  await page.goto(`${site}${BASE_PATH}?lang=en`)
  await home(page, texts).line.click()
  await she.chooses(TRAVEL_DATE)
  await she.acceptsAndConfirms()
  await expect(payment(page, texts).pay).toBeVisible()
  const unpaid = address()
  const storageState = await context.storageState()
  await context.close()
  return { storageState, orders: { paid, unpaid } }
}
