import { BASE_PATH } from '@shuttle/contracts'
import { signInTab } from '../first-load/sign-in-tab'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { refundRequest } from '../pages/refund-request'
import { refunds } from '../pages/refunds'
import { TAGS } from '../pages/texts'
import { buyOrder } from '../steps/buy-by-calls'
import { DESK, openDesk } from '../steps/open-desk'
import { MEMBER, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

/** Two tickets of HK$65.00 with a fee of 10%, and ten of them without one. */
const UNDER_POLICY = 'HK$117.00'
const IN_FULL = 'HK$650.00'
const TRIP = { from: 'HKG', to: 'ZHO', date: TRAVEL_DATE }

for (const language of languagesInTurn(2)) {
  test(
    `[D5.2, D5.3, D5.62] a clerk approves a request, and a colleague the refund at a changed fee, in ${language}`,
    NPM_TEST.staffRefund,
    async ({ page, newPassenger, startSite, inspect }) => {
      const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
      const [clerkPage, secondPage] = [await newPassenger(DESK), await newPassenger(DESK)]
      const look = (name: string, at = clerkPage) => inspect(`clerk-${name}-${language}`, at)
      const request = refundRequest(page, language)
      /** A job of the service sends the refund to the provider: until then the order shows it as pending. */
      const seesRefunded = async (orderNo: string) => {
        await page.goto(`${site.url}${BASE_PATH}order_details?orderNo=${orderNo}`)
        await expect(async () => {
          await page.reload()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(refunds(page, language).refunded.first()).toBeVisible({ timeout: 2000 })
        }).toPass()
      }
      const orders =
        await test.step('Given a passenger with two orders, who requests a refund of the first', async () => {
          const asked = await buyOrder(site, MEMBER, { ...TRIP, adults: 2, cents: 13_000 })
          const other = await buyOrder(site, MEMBER, { ...TRIP, back: '2026-11-30', adults: 5, cents: 65_000 })
          await signInTab(page, site.url, MEMBER)
          await page.goto(`${site.url}${BASE_PATH}apply_refund?orderNo=${asked}&lang=${TAGS[language]}`)
          await request.tickets.nth(1).check()
          await request.tickets.first().check()
          await request.disruption.check()
          await request.send.click()
          await request.sendForSure.click()
          await expect(request.waiting).toBeVisible()
          return { asked, other }
        })
      const desk = await openDesk(clerkPage, site, 'refunds@demo.test', language)
      await test.step('When the clerk finds the order, it leads to the pending request', async () => {
        await expect(desk.needsAHand).toBeVisible()
        await look('overview')
        await desk.find.fill(orders.asked)
        await desk.find.press('Enter')
        await desk.row(orders.asked).click()
        await expect(desk.openOrder).toBeVisible()
        await look('found')
        await desk.openOrder.click()
        await expect(desk.review).toBeVisible()
        await look('order')
        await desk.review.click()
      })
      await test.step('And approves it under the policy, the passenger has their money on its way', async () => {
        await expect(desk.approve(UNDER_POLICY)).toBeVisible()
        await look('request')
        await desk.approve(UNDER_POLICY).click()
        await expect(clerkPage).toHaveSaid(desk.words.requestApproved)
        await look('request-approved')
        await seesRefunded(orders.asked)
      })
      await test.step('When they refund the other order without a fee, a second person has to decide', async () => {
        await desk.opensTheOrder(orders.other)
        await desk.refundTickets.click()
        await desk.chooseAll.click()
        await look('tickets')
        await desk.goOn.click()
        await desk.boughtTwice.check()
        await desk.noFee.check()
        await desk.feeReason.fill('Bought twice within a minute')
        await expect(desk.secondDecides).toBeVisible()
        await look('changed-fee')
        await desk.propose(IN_FULL).click()
        await look('propose-question')
        await desk.sure(desk.words.proposeForSure).click()
        await expect(desk.proposed).toBeVisible()
        await look('proposed')
        await desk.showProposal.click()
        await expect(desk.ownProposal).toBeVisible()
        await expect(desk.approveProposal(IN_FULL)).toHaveCount(0)
        await look('own-proposal')
      })
      await test.step('Then finance approves it, and the tickets of the passenger are refunded', async () => {
        const second = await openDesk(secondPage, site, 'finance@demo.test', language)
        await second.section(second.words.proposals).click()
        await second.row('').first().click()
        await expect(second.approveProposal(IN_FULL)).toBeVisible()
        await look('proposal', secondPage)
        await second.approveProposal(IN_FULL).click()
        await look('approve-question', secondPage)
        await second.sure(second.words.approveProposal(IN_FULL)).click()
        await expect(secondPage).toHaveSaid(second.words.proposalApproved)
        await look('proposal-approved', secondPage)
        await second.section(second.words.ledger).click()
        await expect(secondPage.getByRole('rowheader')).toHaveCount(2)
        await look('ledger', secondPage)
        await second.section(second.words.fees).click()
        await expect(secondPage.getByRole('rowheader').first()).toBeVisible()
        await look('fees', secondPage)
        await seesRefunded(orders.other)
      })
    },
  )
}
