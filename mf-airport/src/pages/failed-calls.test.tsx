import { aMember, FAULTY_ANSWERS, type FakeAnswer, inTurn, REFUSED_ANSWERS, SENTENCE } from '@shuttle/testing'
import {
  type CallDefinition,
  confirmPaymentCall,
  queryDeparturesCall,
  queryOrderCall,
  queryPriceCall,
  queryRouteCall,
  querySalesPolicyCall,
} from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { writeStoredDepartureChange } from '../state/stored-departure-change'
import { airportOrder } from '../testing/airport-order'
import { airportLineRow, departureRow, linesAre } from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { startBooked } from '../testing/open-passengers'
import { type OrderService, startOrderService } from '../testing/order-service'
import { paidAirportOrder } from '../testing/paid-airport-order'
import { aFlight } from '../testing/trip-selections'

const NEUTRAL = 'This could not be loaded. Please try again.'
const DEPARTURES = '/airlineSearchClasses'
const PASSENGERS = '/airlinePassengerInfo'
const FAMILY = '/airlinePassengerInfoFamily'
const FLIGHT_OF_CHANGE = '/airlineRegFlyInfo?orderNo=B1'
const CHANGE = `${DEPARTURES}?orderNo=B1`
const RESULT = '/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay'

/** Every call of every page has an answer, until a test makes one of them fail. */
let service: OrderService
beforeEach(async () => {
  startWithoutSelection()
  startBooked()
  writeStoredDepartureChange('B1', { flight: aFlight(), isFlightConfirmed: true })
  service = await startOrderService()
  service.on(queryOrderCall, airportOrder())
  service.on(confirmPaymentCall, paidAirportOrder())
  service.on(queryDeparturesCall, ({ bookDate }) => ({ responseData: [departureRow(String(bookDate), '10:30')] }))
})
afterEach(() => service.stop())

const PAGES: readonly [name: string, call: CallDefinition, at: string][] = [
  ['the first page, its lines', queryRouteCall, '/airline'],
  ['the first page, its sales policy', querySalesPolicyCall, '/airline'],
  ['the first page, its fares', queryPriceCall, '/airline'],
  ['the departures, their line', queryRouteCall, DEPARTURES],
  ['the departures', queryDeparturesCall, DEPARTURES],
  ['the departures, their fares', queryPriceCall, DEPARTURES],
  ['the passengers, their line', queryRouteCall, PASSENGERS],
  ['the passengers, their fares', queryPriceCall, PASSENGERS],
  ['a family, its line', queryRouteCall, FAMILY],
  ['a change, the order of its flight', queryOrderCall, FLIGHT_OF_CHANGE],
  ['a change, its order', queryOrderCall, CHANGE],
  ['a change, its line', queryRouteCall, CHANGE],
  ['a change, its departures', queryDeparturesCall, CHANGE],
  ['a change, its fares', queryPriceCall, CHANGE],
  ['the result', confirmPaymentCall, RESULT],
]

const open = (call: CallDefinition, answer: FakeAnswer, at: string) => {
  service.on(call, answer)
  return openPage({ at, session: aMember(), takesFaults: true })
}
const retry = () => screen.findByRole('button', { name: 'Try again' })

describe.each(PAGES)('a failed call of %s', (name, call, at) => {
  const turn = PAGES.findIndex(([page]) => page === name)

  it.each(inTurn(REFUSED_ANSWERS, turn))(
    '[A8.toast.1, P8.toast.1] shows the message of %s as a toast, and a neutral state with Retry',
    async (_, answer) => {
      const { host, user } = await open(call, answer, at)
      await user.click(await retry())
      await waitFor(() => {
        const calls = service.getCalls(call)
        // A section that arrives late sends the call once more.
        expect(calls.length).toBeGreaterThan(1)
        expect(host.toastTexts).toEqual(calls.map(() => SENTENCE))
      })
      expect([host.anomalies, screen.queryByText(SENTENCE), screen.queryByRole('alert')]).toEqual([[], null, null])
      expect([await screen.findByText(NEUTRAL), screen.getByRole('heading', { level: 1 })]).toHaveLength(2)
    },
  )

  it.each(inTurn(FAULTY_ANSWERS, turn))(
    '[A8.fault.1, P8.fault.1, D9.18] leads to the anomalies page after %s',
    async (_, answer, kind) => {
      const { host } = await open(call, answer, at)
      await waitFor(() => expect(host.anomalies[0]).toMatchObject({ kind }))
      expect([host.toasts, screen.queryByRole('alert')]).toEqual([[], null])
    },
  )
})

it.each(inTurn(PAGES, 0))(
  '[A8.401.1, P8.401.1] a call of %s announces nothing itself after 401',
  async (_, call, at) => {
    const { host } = await open(call, { refuse: '401', status: 401 }, at)
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies]).toEqual([[], []])
    expect([screen.queryByText(NEUTRAL), screen.queryByRole('alert')]).toEqual([null, null])
  },
)

describe('departures that were loaded before', () => {
  it('[D9.18] departures stay when they cannot be read again, and no fault page opens', async () => {
    const { host, timeIs } = await openPage({ at: DEPARTURES, session: aMember(), takesFaults: true })
    const chosen = () => document.querySelector('[data-departs="2026-11-24 10:30"]')
    await waitFor(() => expect(chosen()).not.toBeNull())
    service.on(queryDeparturesCall, { break: true })
    const later = Date.now() + 60_000
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later)
    timeIs('2026-11-21T10:01:00')
    clock.mockRestore()
    await waitFor(() => expect(service.getCalls(queryDeparturesCall).length).toBeGreaterThan(1))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([chosen() === null, host.anomalies, screen.queryByText(NEUTRAL)]).toEqual([false, [], null])
  })
})

it('fares that fail before the line arrives show Retry', async () => {
  let sendLine = (): void => {}
  const isLineSent = new Promise<void>((resolve) => {
    sendLine = resolve
  })
  service.on(queryRouteCall, async () => {
    await isLineSent
    return linesAre(airportLineRow('HZICLK'), airportLineRow('CLKHZI'))
  })
  const { host } = await open(queryPriceCall, REFUSED_ANSWERS[0][1], PASSENGERS)
  await waitFor(() => expect(host.toastTexts).toEqual([SENTENCE]))
  sendLine()
  expect(await retry()).toBeTruthy()
})
