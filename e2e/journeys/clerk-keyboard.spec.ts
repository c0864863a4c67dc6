import type { Locator, Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { refundRequest } from '../pages/refund-request'
import { buyBothWays } from '../steps/buy-both-ways'
import { MEMBER, passenger } from '../steps/passenger'
import { ride } from '../steps/ride'
import { DESKTOP, signInToBackoffice } from '../steps/sign-in-to-backoffice'

/** The action and its question, each with the refunded amount. */
const REFUND = /^Refund HK\$/

/** Operates a page by its keyboard alone. */
const keysOf = ({ keyboard }: Page) => {
  /** Presses Tab until the target has the focus: an unreachable target fails by the timeout of the test. */
  const reach = async (target: Locator) => {
    await target.waitFor()
    while (!(await target.evaluate((element) => element === document.activeElement))) await keyboard.press('Tab')
  }
  const press = async (target: Locator, key = 'Enter') => {
    await reach(target)
    await keyboard.press(key)
  }
  const type = async (target: Locator, text: string) => {
    await reach(target)
    await keyboard.type(text)
  }
  return { keyboard, reach, press, type }
}

test('[D5.2, D5.8, D5.62] a clerk approves a request and refunds an order by keyboard', async ({
  page,
  newPassenger,
  startSite,
}) => {
  const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
  const request = refundRequest(page, 'en')
  const { requested, other } =
    await test.step('Given a passenger with two orders, who requests one refund', async () => {
      const bought = await passenger(page).buys(1, MEMBER, site)
      const more = await buyBothWays(page, 'en', site)
      await page.goto(`${site.url}${BASE_PATH}apply_refund?orderNo=${bought}`)
      await request.tickets.first().check()
      await request.disruption.check()
      await request.send.click()
      await request.sendForSure.click()
      await expect(request.waiting).toBeVisible()
      return { requested: bought, other: more }
    })
  const clerkPage = await newPassenger(DESKTOP)
  const { keyboard, press, type } = keysOf(clerkPage)
  const backoffice = await signInToBackoffice(clerkPage, site, 'refunds@demo.test', 'en')
  const search = async (orderNo: string) => {
    await type(backoffice.find, orderNo)
    await keyboard.press('Enter')
    await press(backoffice.row(orderNo))
  }
  await test.step('When the clerk searches, the row that is found opens beside the list', async () => {
    await search(requested)
    await expect(clerkPage.getByRole('heading', { name: requested })).toBeFocused()
    await keyboard.press('Escape')
    await expect(backoffice.row(requested)).toBeFocused()
    await keyboard.press('Enter')
    await press(backoffice.openOrder)
  })
  await test.step('Then the order leads to its request, which is approved', async () => {
    await press(backoffice.review)
    await press(backoffice.approve('HK$58.50'))
    await expect(clerkPage).toHaveShownToast(backoffice.texts.requestApproved)
  })
  await test.step('And all tickets of the other order are refunded under its policy', async () => {
    await search(other)
    await press(backoffice.openOrder)
    await press(backoffice.refundTickets)
    await press(backoffice.chooseAll)
    await press(backoffice.goOn)
    // One tab stop for all reasons; the arrow keys move between them.
    await press(clerkPage.getByRole('main').getByRole('radio').first(), 'Space')
    while (!(await backoffice.boughtTwice.isChecked())) await keyboard.press('ArrowDown')
    await press(clerkPage.getByRole('main').getByRole('button', { name: REFUND }))
    await press(clerkPage.getByRole('dialog').getByRole('button', { name: REFUND }))
    await expect(clerkPage.getByText('The tickets were refunded')).toBeVisible()
  })
})

test('[D5.6, D5.30, D5.42] staff pause a bus, publish a notice and collect tickets by keyboard', async ({
  page,
  newPassenger,
  startSite,
}) => {
  const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
  const [chiefPage, gatePage] = [await newPassenger(DESKTOP), await newPassenger(DESKTOP)]
  const code = await test.step('Given a passenger with a pickup code', async () => {
    const airportPassenger = ride(page, 'en', site)
    await airportPassenger.opensTheBuses()
    return airportPassenger.takesTheBus('09:30')
  })
  const chief = await signInToBackoffice(chiefPage, site, 'level9@demo.test', 'en')
  const { keyboard, press, type } = keysOf(chiefPage)
  await test.step('When a supervisor pauses a bus, it is paused', async () => {
    await press(chief.section(chief.texts.departures))
    await press(chief.tick('10:00'), 'Space')
    await press(chief.pause)
    await press(chief.sure(chief.texts.pause))
    await expect(chiefPage).toHaveShownToast(chief.texts.paused)
  })
  await test.step('And publishes a notice, home shows it', async () => {
    await press(chief.section(chief.texts.notices))
    await press(chief.newNotice)
    const { texts } = chief
    for (const field of [texts.titleZhHk, texts.textZhHk, texts.titleZhCn, texts.textZhCn, texts.titleEn, texts.textEn])
      await type(chief.field(field), 'Strong wind')
    // Month, day and year; the time is a part of its own.
    await type(chief.field(texts.ends), '11232026')
    await keyboard.press('Tab')
    await keyboard.type('0100PM')
    await press(chief.publish)
    await press(chief.sure(texts.publish))
    await expect(chief.row('Strong wind')).toBeVisible()
    await page.goto(`${site.url}${BASE_PATH}?lang=en`)
    await expect(page.getByText('Strong wind').first()).toBeVisible()
  })
  await test.step('Then the gate collects the tickets, once', async () => {
    const gate = await signInToBackoffice(gatePage, site, 'gate@demo.test', 'en')
    const keys = keysOf(gatePage)
    const enterCode = async (text: string) => {
      await keys.reach(gate.field(gate.texts.code))
      await keys.keyboard.press('Control+a')
      await keys.keyboard.type(text)
      await keys.keyboard.press('Enter')
    }
    await keys.press(gate.section(gate.texts.check))
    await keys.type(gate.field(gate.texts.place), 'Zhuhai Port, counter 2')
    await enterCode('AAAA BBBB CCCC DDDD')
    await expect(gate.outcome).toContainText('Cannot be collected')
    await enterCode(code)
    await expect(gate.outcome).toContainText(gate.texts.collected)
    await enterCode(code)
    await expect(gate.outcome).toContainText(gate.texts.collectedBefore)
  })
})
