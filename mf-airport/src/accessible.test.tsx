import { aMember, findAxeViolations, scansInTurn } from '@shuttle/testing'
import { confirmPaymentCall, queryDeparturesCall, queryRouteCall, queryTermsCall } from '@shuttle/wire'
import { waitFor } from '@testing-library/react'
import { ORDERS } from './paths'
import { remote } from './remote'
import { airportLineRow, departureRow, linesAre } from './testing/airport-service'
import { openPage, startWithoutSelection } from './testing/open-page'
import { startBooked } from './testing/open-passengers'
import { type OrderService, startOrderService } from './testing/order-service'
import { paidAirportOrder } from './testing/paid-airport-order'
import { airportTermsAnswer } from './testing/terms-answer'

/** What a page needs in its address, and a part of it that is on screen once its answers have arrived. */
const ARRIVED: Readonly<Record<string, { query?: string; part: string }>> = {
  '/airline.html': { part: '[role=spinbutton]' },
  '/airline': { part: '[role=spinbutton]' },
  '/airlineRegFlyInfo': { part: 'form' },
  '/airlineSearchClasses': { part: '[data-departs]' },
  '/airlineBuyClause': { part: 'table' },
  '/airlineBuyClauseHK': { part: 'table' },
  '/airlineBuyClauseEN': { part: 'table' },
  '/airlinePaysuccess': { query: '?orderReqno=R1&orderNo=B1&payType=cmbpay', part: 'dl' },
  '/airlinePassengerInfo': { part: 'select' },
  '/airlinePassengerInfoFamily': { part: 'select' },
}
/** The list of orders is a slot; its remote checks it with cards. */
const CHECKED = Object.keys(remote.pages).filter((path) => path !== ORDERS)

let service: OrderService
beforeEach(async () => {
  startWithoutSelection()
  startBooked({ adult: 2, child: 2 })
  service = await startOrderService()
  service.on(queryTermsCall, airportTermsAnswer())
  service.on(confirmPaymentCall, paidAirportOrder())
  service.on(queryRouteCall, linesAre(airportLineRow('HZICLK', { familyCombo: { dateFrom: '', dateTo: '' } })))
  service.on(queryDeparturesCall, ({ bookDate }) => ({
    responseData: ['09:30', '10:30', '11:00', '12:00'].map((at) => departureRow(String(bookDate), at)),
  }))
})
afterEach(() => service.stop())

describe('accessibility of the pages', () => {
  it.each(scansInTurn(CHECKED.map((path) => [path] as const)))(
    'axe finds no violation in %s on the page %s',
    async (language, path) => {
      const { query = '', part = 'a, button' } = ARRIVED[path] ?? {}
      await openPage({ at: path + query, language, session: aMember() })
      await waitFor(() => expect(document.querySelector(part)).not.toBeNull())
      expect(await findAxeViolations()).toEqual([])
    },
  )
})
