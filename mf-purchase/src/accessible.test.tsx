import { aMember, findAxeViolations, renderPage, scansInTurn } from '@shuttle/testing'
import { confirmPaymentCall } from '@shuttle/wire'
import { waitFor } from '@testing-library/react'
import { remote } from './remote'
import { paidByCoupons } from './testing/paid-order'
import { startTicketService, type TicketService } from './testing/ticket-service'

/** What a page needs in its address, and a part of it that is on screen once its answers have arrived. */
const ARRIVED: Readonly<Record<string, { query: string; part: string }>> = {
  '/ticket_details': { query: '?xldm=HKGZHO', part: 'input[type=checkbox]' },
  '/line': { query: '?code=HKGZHO', part: 'dl' },
  '/stop': { query: '?code=HKG', part: 'ol' },
  '/help': { query: '?q=octopus', part: 'details' },
  '/details_succeed': { query: '?orderNo=B1&orderReqno=B1-0&payType=voucher', part: 'dl' },
}
/**
 * A trip must be chosen before coupons, and payment needs a router that can block: the browser tests check these two.
 */
const OTHERWISE_CHECKED = ['/select_coupon', '/details_payment']
const PAGES = Object.entries(remote.pages).filter(([path]) => !OTHERWISE_CHECKED.includes(path))

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
  service.on(confirmPaymentCall, () => paidByCoupons('B1', 'B1-0'))
})
afterEach(() => service.stop())

describe('accessibility of the pages', () => {
  it.each(scansInTurn(PAGES))('axe finds no violation in %s on the page %s', async (language, path, load) => {
    const [{ Page }, { texts }] = await Promise.all([load(), remote.texts[language]()])
    renderPage({
      at: path + (ARRIVED[path]?.query ?? ''),
      language,
      session: aMember(),
      screen: <Page />,
      texts: { 'mf-purchase': texts },
      paths: remote.manifest.pages.map((page) => page.path),
      takesFaults: true,
    })
    await waitFor(() => expect(document.querySelector(ARRIVED[path]?.part ?? 'a, button')).not.toBeNull())
    expect(await findAxeViolations()).toEqual([])
  })
})
