import { queryDeparturesCall, queryPriceCall, queryRouteCall, querySalesPolicyCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { updateAirportTripSelection } from '../state/airport-trip-selection.store'
import {
  type AirportService,
  airportFare,
  airportLineRow,
  airportSales,
  linesAre,
  startAirportService,
} from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { currentSelection as selection } from '../testing/trip-selections'

let service: AirportService
beforeEach(async () => {
  startWithoutSelection()
  service = await startAirportService()
})
afterEach(() => service.stop())

const ends = () => [...document.querySelectorAll('dd')].map((end) => end.textContent)
const open = async (query = '', path = '/airline') => {
  const opened = await openPage({ at: path + query })
  await screen.findByText('Passengers')
  const press = (name: string | RegExp) => opened.user.click(screen.getByRole('button', { name }))
  const day = (date: string) => document.querySelector(`[data-date="${date}"] input`) as HTMLElement
  return { ...opened, press, chooseDay: (date: string) => opened.user.click(day(date)) }
}

describe('[P2.route.5] direction of the airport line', () => {
  it.each([
    ['', ['Zhuhai Port', 'Hong Kong Airport']],
    [
      '?startStationCode=CLK&startStationName=X&endStationCode=HZI&endStationName=Y',
      ['Hong Kong Airport', 'Zhuhai Port'],
    ],
    ['?endStationCode=HZI', ['Hong Kong Airport', 'Zhuhai Port']],
  ])('the address %j starts with %j', async (query, names) => {
    await open(query)
    expect(ends()).toEqual(names)
    expect(screen.queryByText(/not on the airport line/)).toBeNull()
  })

  it('names of a foreign address are not shown, and the page reports it', async () => {
    await open('?startStationCode=MAC&startStationName=Macau+Port&endStationCode=CLK')
    expect(ends()).toEqual(['Zhuhai Port', 'Hong Kong Airport'])
    expect(screen.getByText(/not on the airport line/)).toBeTruthy()
  })

  it('swap reverses page, selection and address, and announces the direction', async () => {
    const { press, here } = await open()
    await press('Swap direction')
    expect(ends()).toEqual(['Hong Kong Airport', 'Zhuhai Port'])
    expect(selection().lineCode).toBe('CLKHZI')
    expect(here()).toMatch(/^\/airline\?startStationCode=CLK&.*endStationCode=HZI/)
    expect(screen.getByText('Direction: Hong Kong Airport to Zhuhai Port')).toBeTruthy()
  })

  it('`/airline.html` starts towards the airport; `/airline` in the previous direction', async () => {
    updateAirportTripSelection({ lineCode: 'CLKHZI' })
    const first = await open()
    expect(ends()[0]).toBe('Hong Kong Airport')
    first.unmount()
    await open('', '/airline.html')
    expect(ends()[0]).toBe('Zhuhai Port')
  })

  it('a direction that is not sold shows this, and the other one can be chosen', async () => {
    service.on(queryRouteCall, linesAre(airportLineRow('HZICLK')))
    const { user } = await openPage({ at: '/airline?startStationCode=CLK' })
    expect(await screen.findByText(/not sold online at the moment/)).toBeTruthy()
    expect(screen.queryByText('Passengers')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Swap direction' }))
    expect(await screen.findByText('Passengers')).toBeTruthy()
  })
})

describe('fares of the airport line', () => {
  it('fares show at each passenger type from the start, in the currency of the origin', async () => {
    const { press } = await open()
    expect(await screen.findByText(/¥130\.00 each/)).toBeTruthy()
    await press('Add')
    expect(screen.getAllByText(/¥65\.00 each/)).toHaveLength(2)
    expect(service.getCalls(queryPriceCall)[0]?.body).toEqual({ buyDate: '2026-11-21', lineCode: 'HZICLK' })
    await press('Swap direction')
    expect(await screen.findByText(/HK\$150\.00 each/)).toBeTruthy()
  })

  it('fares are those of the chosen day', async () => {
    const { chooseDay } = await open()
    service.on(queryPriceCall, ({ buyDate }) => ({
      responseData: [airportFare(buyDate === '2026-11-24' ? { adultCNY: '140.00' } : {})],
    }))
    await chooseDay('2026-11-24')
    expect(await screen.findByText(/¥140\.00 each/)).toBeTruthy()
  })

  it('a day without a fare of reserved departures shows this', async () => {
    service.on(queryPriceCall, { responseData: [airportFare({ feeType: '2' })] })
    await open()
    expect(await screen.findByText(/no fares for this date/)).toBeTruthy()
  })
})

describe('day and passengers', () => {
  it('[D4.1] the page leads to the flight once both are chosen, and stores them', async () => {
    const { press, chooseDay, here } = await open()
    await press('Next: your flight')
    expect(here()).toBe('/airline')
    expect(screen.getByRole('alert').textContent).toBe('please select departure date first')
    await chooseDay('2026-11-24')
    await press('Add one child')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Tue, 24 Nov, 1 adult, 1 child')).toBeTruthy()
    await press('Next: your flight')
    expect(here()).toBe('/airlineRegFlyInfo')
    expect(selection()).toMatchObject({ date: '2026-11-24', counts: { adult: 1, child: 1 } })
  })

  it('[D10.5] the calendar shows days that are sold out, too far ahead and on sale', async () => {
    service.on(querySalesPolicyCall, airportSales({ soldOutDates: ['2026-11-23', '2026-11-28'] }))
    const { press, user } = await open()
    await waitFor(() => expect(document.querySelector('[aria-disabled]')).not.toBeNull())
    await press('Open the calendar: November 2026')
    const calendar = within(await screen.findByRole('group', { name: 'Travel date' }))
    await user.click(calendar.getByRole('grid').querySelector('[data-date="2026-11-28"]') as HTMLElement)
    expect(screen.getByText('Tickets for this date are sold out')).toBeTruthy()
    await user.click(calendar.getByRole('grid').querySelector('[data-date="2026-12-05"]') as HTMLElement)
    expect(selection().date).toBe('2026-12-05')
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('a day that is sold out cannot be chosen in the strip', async () => {
    service.on(querySalesPolicyCall, airportSales({ soldOutDates: ['2026-11-23'] }))
    const { chooseDay } = await open()
    await screen.findByText('Sold out')
    await chooseDay('2026-11-23')
    expect(selection().date).toBeUndefined()
    expect(screen.getByRole('alert').textContent).toBe('Tickets for this date are sold out')
  })

  it('a chosen day that is no longer on sale must be chosen again', async () => {
    updateAirportTripSelection({ date: '2026-11-20' })
    const { press, here } = await open()
    expect(screen.getByText(/no longer on sale/)).toBeTruthy()
    await press('Next: your flight')
    expect(here()).toBe('/airline')
  })

  it('[P5.counts.2] three children may travel, a fourth may not, and none alone', async () => {
    const { press } = await open()
    for (let child = 0; child < 4; child += 1) await press('Add one child')
    expect(screen.getByRole('alert').textContent).toBe('Child tickets per order: 3 at most')
    expect(selection().counts.child).toBe(3)
    await press('Remove one adult')
    expect(screen.getByText(/A child must travel with/)).toBeTruthy()
  })
})

it('the notice shows how buses connect with flights, by the settings of the line', async () => {
  const { press } = await open()
  expect(screen.getByText(/at least 2 hours before take-off/)).toBeTruthy()
  await press('Swap direction')
  expect(await screen.findByText(/at least 1 hour and at most 24 hours after your landing/)).toBeTruthy()
})

it('the page names the family combo if it is on, and nowhere else', async () => {
  service.on(
    queryRouteCall,
    linesAre(
      airportLineRow('HZICLK', { familyCombo: { dateFrom: '2026-11-24', dateTo: '' } }),
      airportLineRow('CLKHZI'),
    ),
  )
  const { chooseDay, press } = await open()
  expect(screen.queryByText(/Family combo/)).toBeNull()
  await chooseDay('2026-11-24')
  expect(screen.getByText(/Family combo/)).toBeTruthy()
  await press('Swap direction')
  expect(screen.queryByText(/Family combo/)).toBeNull()
})

it('the page links to the orders of the airport line, and queries no departures yet', async () => {
  const { here, user } = await open()
  await user.click(screen.getByRole('link', { name: 'My orders' }))
  expect(here()).toBe('/airlineLists')
  expect(service.getCalls(queryDeparturesCall)).toEqual([])
})

it('a part that could not be loaded can be queried again', async () => {
  service.on(queryRouteCall, { refuse: 'INTERNAL', status: 500 })
  const { user } = await openPage({ at: '/airline', takesFaults: true })
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  service.on(queryRouteCall, linesAre(airportLineRow('HZICLK')))
  await user.click(retry)
  expect(await screen.findByText('Passengers')).toBeTruthy()
})

describe('[D4.23] the family combo', () => {
  beforeEach(() => {
    const on = { familyCombo: { dateFrom: '2026-11-24', dateTo: '2026-11-26' } }
    service.on(queryRouteCall, linesAre(airportLineRow('HZICLK', on), airportLineRow('CLKHZI')))
  })
  const combo = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Family combo/ })

  it('the combo counts four paying passengers, and requires four before the next step', async () => {
    const { chooseDay, press, user, here } = await open()
    await chooseDay('2026-11-24')
    await user.click(combo())
    expect(selection()).toMatchObject({ isFamily: true, counts: { adult: 2, child: 2 } })
    await press('Add')
    await press('Add one senior')
    expect(selection().isFamily).toBe(true)
    await press('Next: your flight')
    expect(screen.getByText(/The family combo is for four paying passengers/)).toBeTruthy()
    expect(here()).toBe('/airline')
    await press('Remove one child')
    expect(screen.queryByText(/The family combo is for four paying passengers/)).toBeNull()
    await press('Next: your flight')
    await waitFor(() => expect(here()).toBe('/airlineRegFlyInfo'))
    expect(selection()).toMatchObject({ isFamily: true, counts: { adult: 2, child: 1, elderly: 1 } })
  })

  it('passengers stay when the combo is dropped; a day without the combo drops it', async () => {
    const { chooseDay, press, user, here } = await open()
    await chooseDay('2026-11-24')
    await user.click(combo())
    await user.click(combo())
    expect(selection()).toMatchObject({ isFamily: false, counts: { adult: 2, child: 2 } })
    await user.click(combo())
    await chooseDay('2026-11-26')
    expect(screen.queryByRole('checkbox', { name: /Family combo/ })).toBeNull()
    await press('Next: your flight')
    await waitFor(() => expect(here()).toBe('/airlineRegFlyInfo'))
    expect(selection().isFamily).toBe(false)
  })
})
