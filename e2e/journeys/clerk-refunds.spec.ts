import { BASE_PATH } from '@shuttle/contracts'
import { signInTab } from '../first-load/sign-in-tab'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { refundRequest } from '../pages/refund-request'
import { refunds } from '../pages/refunds'
import { TAGS } from '../pages/texts'
import { buyOrder } from '../steps/buy-by-calls'
import { MEMBER, TRAVEL_DATE } from '../steps/passenger'
import { DESKTOP, signInToBackoffice } from '../steps/sign-in-to-backoffice'
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
      const [clerkPage, secondPage] = [await newPassenger(DESKTOP), await newPassenger(DESKTOP)]
      const inspectAs = (name: string, at = clerkPage) => inspect(`clerk-${name}-${language}`, at)
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
          const requested = await buyOrder(site, MEMBER, { ...TRIP, adults: 2, cents: 13_000 })
          const other = await buyOrder(site, MEMBER, { ...TRIP, back: '2026-11-30', adults: 5, cents: 65_000 })
          await signInTab(page, site.url, MEMBER)
          await page.goto(`${site.url}${BASE_PATH}apply_refund?orderNo=${requested}&lang=${TAGS[language]}`)
          await request.tickets.nth(1).check()
          await request.tickets.first().check()
          await request.disruption.check()
          await request.send.click()
          await request.sendForSure.click()
          await expect(request.waiting).toBeVisible()
          return { requested, other }
        })
      const backoffice = await signInToBackoffice(clerkPage, site, 'refunds@demo.test', language)
      await test.step('When the clerk finds the order, it leads to the pending request', async () => {
        await expect(backoffice.needsAHand).toBeVisible()
        await inspectAs('overview')
        await backoffice.find.fill(orders.requested)
        await backoffice.find.press('Enter')
        await backoffice.row(orders.requested).click()
        await expect(backoffice.openOrder).toBeVisible()
        await inspectAs('found')
        await backoffice.openOrder.click()
        await expect(backoffice.review).toBeVisible()
        await inspectAs('order')
        await backoffice.review.click()
      })
      await test.step('And approves it under the policy, the passenger has their money on its way', async () => {
        await expect(backoffice.approve(UNDER_POLICY)).toBeVisible()
        await inspectAs('request')
        await backoffice.approve(UNDER_POLICY).click()
        await expect(clerkPage).toHaveShownToast(backoffice.texts.requestApproved)
        await inspectAs('request-approved')
        await seesRefunded(orders.requested)
      })
      await test.step('When they refund the other order without a fee, a second person has to decide', async () => {
        await backoffice.opensTheOrder(orders.other)
        await backoffice.refundTickets.click()
        await backoffice.chooseAll.click()
        await inspectAs('tickets')
        await backoffice.goOn.click()
        await backoffice.boughtTwice.check()
        await backoffice.noFee.check()
        await backoffice.feeReason.fill('Bought twice within a minute')
        await expect(backoffice.secondDecides).toBeVisible()
        await inspectAs('changed-fee')
        await backoffice.propose(IN_FULL).click()
        await inspectAs('propose-question')
        await backoffice.sure(backoffice.texts.proposeForSure).click()
        await expect(backoffice.proposed).toBeVisible()
        await inspectAs('proposed')
        await backoffice.showProposal.click()
        await expect(backoffice.ownProposal).toBeVisible()
        await expect(backoffice.approveProposal(IN_FULL)).toHaveCount(0)
        await inspectAs('own-proposal')
      })
      await test.step('Then finance approves it, and the tickets of the passenger are refunded', async () => {
        const second = await signInToBackoffice(secondPage, site, 'finance@demo.test', language)
        await second.section(second.texts.proposals).click()
        await second.row('').first().click()
        await expect(second.approveProposal(IN_FULL)).toBeVisible()
        await inspectAs('proposal', secondPage)
        await second.approveProposal(IN_FULL).click()
        await inspectAs('approve-question', secondPage)
        await second.sure(second.texts.approveProposal(IN_FULL)).click()
        await expect(secondPage).toHaveShownToast(second.texts.proposalApproved)
        await inspectAs('proposal-approved', secondPage)
        await second.section(second.texts.ledger).click()
        await expect(secondPage.getByRole('rowheader')).toHaveCount(2)
        await inspectAs('ledger', secondPage)
        await second.section(second.texts.fees).click()
        await expect(secondPage.getByRole('rowheader').first()).toBeVisible()
        await inspectAs('fees', secondPage)
        await seesRefunded(orders.other)
      })
    },
  )
}
