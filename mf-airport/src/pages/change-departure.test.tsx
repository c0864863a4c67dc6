import { aMember } from '@shuttle/testing'
import { changeDepartureCall, queryDeparturesCall, queryOrderCall, queryPriceCall } from '@shuttle/wire'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readStoredDepartureChange } from '../state/stored-departure-change'
import { airportOrder } from '../testing/airport-order'
import { type AirportService, airportFare, departureRow, startAirportService } from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { currentSelection } from '../testing/trip-selections'

type Body = Record<string, unknown>

const FLIGHT = '/airlineRegFlyInfo?orderNo=B1'
const DEPARTURES = '/airlineSearchClasses?orderNo=B1'

let service: AirportService
beforeEach(async () => {
  startWithoutSelection()
  service = await startAirportService()
  service.on(queryOrderCall, airportOrder())
  service.on(queryDeparturesCall, ({ bookDate, areaCode }) => ({
    responseData: ['08:30', '09:30', '10:30', '11:00', '12:00'].map((at) =>
      departureRow(String(bookDate), at, { lineCode: areaCode, ...(at === '09:30' && { totalPeople: 48 }) }),
    ),
  }))
  service.on(changeDepartureCall, ({ bookDate, beginTime }) => ({
    responseData: {
      orderNo: 'B1',
      ticketData: bookDate,
      bookBeginTime: beginTime,
      bookEndTime: beginTime,
      exchangeCode: 'NEWC2345EFGH6789',
      changeTime: '2026-11-21 10:00:00',
    } as Body,
  }))
})
afterEach(() => service.stop())

const row = (departs: string) => document.querySelector(`[data-departs="${departs}"]`) as HTMLElement
const open = async (options: Partial<Parameters<typeof openPage>[0]> = {}) => {
  const opened = await openPage({ at: FLIGHT, session: aMember(), paths: ['/order_details', '/my_order'], ...options })
  const press = async (name: string | RegExp) => opened.user.click(await screen.findByRole('button', { name }))
  return {
    ...opened,
    press,
    confirmFlight: () => press('Show the buses'),
    choose: async (departs: string) => {
      await waitFor(() => expect(row(departs)).not.toBeNull())
      await opened.user.click(within(row(departs)).getByRole('radio'))
    },
  }
}
/** Opens the confirmation dialog, with another departure chosen. */
const openQuestion = async () => {
  const opened = await open()
  await opened.confirmFlight()
  await opened.choose('2026-11-24 08:30')
  await opened.press('Change to this bus')
  await screen.findByRole('alertdialog')
  return opened
}
const sentKeys = () => service.getCalls(changeDepartureCall).map(({ idempotencyKey }) => idempotencyKey)

describe('[D4.6] the flight before a change of departure', () => {
  it('the flight must be confirmed again, with the values of the order', async () => {
    const { here } = await open({ at: DEPARTURES })
    const link = await screen.findByRole('link', { name: 'Check your flight' })
    fireEvent.click(link)
    await waitFor(() => expect(here()).toBe(FLIGHT))
    expect(await screen.findByLabelText('Flight number')).toHaveProperty('value', 'CX504')
    expect(screen.getByLabelText('Take-off time')).toHaveProperty('value', '14:00')
    expect(service.getCalls(queryDeparturesCall)).toEqual([])
  })

  it('typed flight data stays over a reload, and the selection of a booking is unchanged', async () => {
    const first = await open()
    await first.user.type(await screen.findByLabelText('Airline'), '!')
    first.unmount()
    await open()
    expect(await screen.findByLabelText('Airline')).toHaveProperty('value', 'Cathay Pacific!')
    expect(currentSelection().flight.airline).toBe('')
  })

  it('a visitor must sign in, and continues', async () => {
    const { press } = await open({ session: { kind: 'visitor' } })
    await press('Sign in')
    expect(await screen.findByLabelText('Flight number')).toBeTruthy()
  })

  it.each([
    ['was changed already', { changeRefusal: 'CHANGE_TWICE', changeEtime: undefined }, /has been changed already/],
    ['is too close', { changeEtime: '2026-11-21 09:59:00' }, /time for changing the departure has passed/],
    ['has a collected ticket', { changeRefusal: 'CHANGE_USED_TICKET' }, /has been collected or checked/],
    ['is for a bus line', { lineCode: 'ZHOHKG', qZddm: 'ZHO', zZddm: 'HKG' }, /bus ticket cannot be changed/],
  ])('an order that %s shows the reason and links back to it', async (_, change, sentence) => {
    service.on(queryOrderCall, airportOrder(change))
    const { here, user } = await open({ at: DEPARTURES })
    expect(await screen.findByText(sentence)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to the order' }))
    expect(here()).toBe('/order_details?orderNo=B1')
  })

  it.each([DEPARTURES, '/airlineSearchClasses?orderNo='])(
    '%s that is no order of the member leads to the list',
    async (at) => {
      service.on(queryOrderCall, { refuse: 'ORDER_NOT_FOUND' })
      await open({ at, takesFaults: true })
      expect(await screen.findByText('This order could not be found')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/my_order?tab1=2')
    },
  )
})

describe('[D4.6] departures for a change', () => {
  it('the present departure and those without seats for all or a connection are shown and closed', async () => {
    const { confirmFlight } = await open()
    await confirmFlight()
    await waitFor(() => expect(row('2026-11-24 10:30')).not.toBeNull())
    expect(screen.getByText(/Your bus now: Tue, 24 Nov, 10:30/)).toBeTruthy()
    expect(screen.getByText(/All 3 valid tickets of this order move together, once only/)).toBeTruthy()
    expect(row('2026-11-24 10:30').textContent).toContain('This is your bus now')
    expect(row('2026-11-24 09:30').textContent).toContain('Only 2 seats left, you need 3')
    expect(row('2026-11-24 12:00').textContent).toContain('Too close to your flight')
  })

  it('departures of another fare stay closed', async () => {
    service.on(queryPriceCall, { responseData: [airportFare({ childrenCNY: '66.00' })] })
    const { confirmFlight } = await open()
    await confirmFlight()
    await waitFor(() => expect(row('2026-11-24 08:30').textContent).toContain('Another fare'))
  })

  it('a flight on another day shows the departures of that day', async () => {
    const { confirmFlight } = await open()
    fireEvent.change(await screen.findByLabelText('Take-off date'), { target: { value: '2026-11-26' } })
    await confirmFlight()
    await waitFor(() => expect(row('2026-11-26 10:30')).not.toBeNull())
    expect(row('2026-11-24 10:30')).toBeNull()
  })
})

describe('[D4.6] confirmation of a change', () => {
  it('the dialog describes the change; if it is declined, nothing is sent', async () => {
    const { press } = await openQuestion()
    const question = screen.getByRole('alertdialog').textContent
    expect(question).toContain('Change to Tue, 24 Nov, 08:30?')
    expect(question).toContain('Your present QR code and pickup code become void at once.')
    expect(question).toContain('once only')
    await press('Keep my bus')
    expect(sentKeys()).toEqual([])
  })

  it('an accepted change sends order, departure and flight, and leads to the order', async () => {
    const { press, here, host, arrivedBy } = await openQuestion()
    await press('Change the bus')
    await waitFor(() => expect(here()).toBe('/order_details?orderNo=B1'))
    expect(arrivedBy()).toBe('REPLACE')
    expect(service.getCalls(changeDepartureCall)[0]?.body).toMatchObject({
      orderNo: 'B1',
      lineCode: 'HZICLK',
      bookDate: '2026-11-24',
      beginTime: expect.stringMatching(/^08:30/),
      flight: { flightNo: 'CX0504', flightDate: '2026-11-24', flightTime: expect.stringMatching(/^14:00/) },
    })
    expect(host.toastTexts).toEqual(['Your bus was changed. Please use the new QR code.'])
    expect(readStoredDepartureChange('B1')).toMatchObject({
      flight: undefined,
      departure: undefined,
      sentKey: undefined,
    })
  })

  it('a change without an answer is repeated under the same key, also after a reload', async () => {
    const answer = { break: true } as const
    service.on(changeDepartureCall, answer)
    const first = await openQuestion()
    await first.press('Change the bus')
    expect(await screen.findByText(/never made twice/)).toBeTruthy()
    first.unmount()
    const second = await open({ at: DEPARTURES, takesFaults: true })
    await waitFor(() => expect(within(row('2026-11-24 08:30')).getByRole('radio')).toHaveProperty('checked', true))
    await second.press('Change to this bus')
    await second.press('Change the bus')
    await waitFor(() => expect(sentKeys().length).toBeGreaterThan(1))
    expect(new Set(sentKeys()).size).toBe(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await second.choose('2026-11-24 11:00')
    expect(readStoredDepartureChange('B1').sentKey).toBeUndefined()
  })
})

describe('[D4.6] the place of each refusal of a change', () => {
  const refusedWith = async (refuse: string) => {
    const opened = await openQuestion()
    service.on(changeDepartureCall, { refuse })
    await opened.press('Change the bus')
    return opened
  }
  it.each([
    ['DEPARTURE_SOLD_OUT', 'that session is sold out'],
    ['TOO_LATE_FOR_CHECK_IN', /arrives too late for your check-in/],
    ['CHANGE_OTHER_FARE', /has another fare/],
  ])('%s is shown at the chosen departure, and a retry is another change', async (code, sentence) => {
    await refusedWith(code)
    expect(await within(row('2026-11-24 08:30')).findByText(sentence)).toBeTruthy()
    expect(readStoredDepartureChange('B1').sentKey).toBeUndefined()
  })
  it('FLIGHT_PAST is shown at the flight', async () => {
    await refusedWith('FLIGHT_PAST')
    expect((await screen.findByRole('alert')).textContent).toMatch(/flight time has passed/)
  })
  it('CHANGE_TWICE closes the page', async () => {
    const opened = await openQuestion()
    service.on(changeDepartureCall, { refuse: 'CHANGE_TWICE' })
    service.on(queryOrderCall, airportOrder({ changeRefusal: 'CHANGE_TWICE' }))
    await opened.press('Change the bus')
    expect(await screen.findByText('The bus of this order cannot be changed')).toBeTruthy()
  })
})
