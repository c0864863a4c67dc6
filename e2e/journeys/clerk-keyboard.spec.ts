import type { Locator } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { refundRequest } from '../pages/refund-request'
import { DESK, openDesk } from '../steps/open-desk'
import { MEMBER, passenger } from '../steps/passenger'

test('[D5.8, D5.62] a clerk finds an order and approves its request with the keyboard alone', async ({
  page,
  newPassenger,
  startSite,
}) => {
  const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
  const request = refundRequest(page, 'en')
  const orderNo = await test.step('Given a passenger who asks for a refund', async () => {
    const bought = await passenger(page).buys(1, MEMBER, site)
    await page.goto(`${site.url}${BASE_PATH}apply_refund?orderNo=${bought}`)
    await request.tickets.first().check()
    await request.disruption.check()
    await request.send.click()
    await request.sendForSure.click()
    await expect(request.waiting).toBeVisible()
    return bought
  })
  const clerkPage = await newPassenger(DESK)
  const { keyboard } = clerkPage
  /** Tab, until it stands there: what cannot be reached fails by the time of the test. */
  const reach = async (target: Locator) => {
    await target.waitFor()
    while (!(await target.evaluate((element) => element === document.activeElement))) await keyboard.press('Tab')
  }
  const press = async (target: Locator) => {
    await reach(target)
    await keyboard.press('Enter')
  }
  const desk = await openDesk(clerkPage, site, 'refunds@demo.test', 'en')
  await test.step('When the clerk searches, the row that is found opens beside the list', async () => {
    await reach(desk.find)
    await keyboard.type(orderNo)
    await keyboard.press('Enter')
    await press(desk.row(orderNo))
    await expect(clerkPage.getByRole('heading', { name: orderNo })).toBeFocused()
    await keyboard.press('Escape')
    await expect(desk.row(orderNo)).toBeFocused()
    await keyboard.press('Enter')
    await press(desk.openOrder)
  })
  await test.step('Then the order leads to its request, which is approved', async () => {
    await press(desk.review)
    await press(desk.approve('HK$58.50'))
    await expect(desk.requestApproved).toBeVisible()
  })
})
