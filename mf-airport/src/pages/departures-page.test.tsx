import { NO_PASSENGERS } from '@shuttle/domain'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { queryDeparturesCall, queryPriceCall, queryRouteCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import {
  type AirportService,
  airportFare,
  airportLineRow,
  departureRow,
  linesAre,
  startAirportService,
} from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { aFlight, currentSelection, startWithSelection } from '../testing/trip-selections'

type Body = Record<string, unknown>
type Row = [beginTime: string, change?: Body | undefined]

let service: AirportService
beforeEach(async () => {
  startWithoutSelection()
  service = await startAirportService()
})
afterEach(() => service.stop())

/** Departures of each day, of the requested line. */
const departuresAre = (days: Record<string, Row[]>) =>
  service.on(queryDeparturesCall, ({ bookDate, areaCode }) => ({
    responseData: (days[String(bookDate)] ?? []).map(([beginTime, change]) =>
      departureRow(String(bookDate), beginTime, { lineCode: areaCode, ...change }),
    ),
  }))
const queriedDays = () => service.getCalls(queryDeparturesCall).map(({ body }) => body.bookDate)
const row = (departs: string) => document.querySelector(`[data-departs="${departs}"]`) as HTMLElement
const textOf = (departs: string) => row(departs).textContent
const open = async (options: Partial<Parameters<typeof openPage>[0]> = {}) => {
  const opened = await openPage({ at: '/airlineSearchClasses', ...options })
  await waitFor(() => expect(document.querySelector('[data-departs]')).not.toBeNull())
  const { user } = opened
  return {
    ...opened,
    choose: (departs: string) => user.click(within(row(departs)).getByRole('radio')),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    unfoldEarlier: () => user.click(screen.getByRole('button', { name: /^Show \d+ earlier buses/ })),
    bar: () => document.querySelector('[data-bottom-bar] p')?.textContent,
  }
}
const TODAY_ROWS: Row[] = [
  ['08:00'],
  ['09:30', { totalPeople: 48 }],
  ['10:30'],
  ['11:00', { totalPeople: 46 }],
  ['12:00'],
  ['13:30'],
]

const getDoneSteps = () =>
  within(screen.getByRole('list', { name: 'Steps of the booking' }))
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.endsWith(' done'))
    .map(({ textContent }) => textContent)

describe('departures page without an earlier step', () => {
  it.each([
    ['without a trip', {}, 'Choose date and passengers', '/airline'],
    ['without a flight', { date: '2026-11-24' }, 'Enter your flight', '/airlineRegFlyInfo'],
    [
      'with a flight that has left',
      { date: '2026-11-24', flight: aFlight({ date: '2026-11-20' }) },
      'Enter your flight',
      '/airlineRegFlyInfo',
    ],
  ])('the page opened %s leads to the missing step', async (_, selection, link, path) => {
    startWithSelection({ date: undefined, ...selection })
    const { here, user } = await openPage({ at: '/airlineSearchClasses' })
    const way = await screen.findByRole('link', { name: link })
    expect(getDoneSteps()).toEqual([])
    await user.click(way)
    expect(here()).toBe(path)
    expect(queriedDays()).toEqual([])
  })
})

describe('[D4.2] departures towards the airport', () => {
  beforeEach(() => {
    startWithSelection({ flight: aFlight(), counts: { adult: 2, child: 1, elderly: 0, student: 0, infant: 0 } })
    departuresAre({ '2026-11-24': TODAY_ROWS })
  })

  it.each([
    ['zh-hk', 'CX504 往 Osaka'],
    ['zh-cn', 'CX504 飞往 Osaka'],
  ] as const)(
    'the page in %s separates a Latin place from Chinese text, with the number as typed',
    async (language, text) => {
      await open({ language })
      expect(document.body.textContent).toContain(text)
    },
  )

  it('the check-in line divides open from closed, and every closed one shows its reason', async () => {
    const { unfoldEarlier } = await open()
    await unfoldEarlier()
    const list = screen.getByRole('group', { name: 'Buses' }).textContent ?? ''
    const order = ['08:00', '11:00', '12:00 check-in closes', '13:30', '14:00 CX504 takes off'].map((text) =>
      list.indexOf(text),
    )
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(order).not.toContain(-1)
    expect(textOf('2026-11-24 09:30')).toContain('Only 2 seats left, you need 3')
    expect(textOf('2026-11-24 12:00')).toContain('Too close to your flight: arrives 13:00, check-in closes 12:00')
    expect(textOf('2026-11-24 13:30')).toContain('Arrives after take-off: arrives 14:30, flight leaves 14:00')
    expect(within(row('2026-11-24 12:00')).queryByRole('radio')).toBeNull()
  })

  it('open departures show the time to take-off and the seats left, and one is the best fit', async () => {
    const { choose, unfoldEarlier } = await open()
    await unfoldEarlier()
    expect(textOf('2026-11-24 08:00')).toContain('6 hours before take-off')
    expect(textOf('2026-11-24 10:30')).toContain('Best fit')
    expect(textOf('2026-11-24 11:00')).toMatch(/4 seats left.*3 hours before take-off, no time to spare/)
    await choose('2026-11-24 08:00')
    expect(textOf('2026-11-24 10:30')).toContain('Best fit')
  })

  it('[D11.airport.2] the list opens at the best fit, and one row unfolds and folds the earlier ones', async () => {
    const { press } = await open()
    const first = () => document.querySelector('[data-departs]')?.getAttribute('data-departs')
    const toggle = screen.getByRole('button', { name: 'Show 2 earlier buses, 1 open' })
    expect([first(), toggle.getAttribute('aria-expanded')]).toEqual(['2026-11-24 10:30', 'false'])
    toggle.focus()
    await press('Show 2 earlier buses, 1 open')
    expect([first(), toggle.getAttribute('aria-expanded')]).toEqual(['2026-11-24 08:00', 'true'])
    expect(document.activeElement).toBe(toggle)
    await press('Hide the earlier buses')
    expect(first()).toBe('2026-11-24 10:30')
  })

  it('the next that fits is chosen by one press', async () => {
    const { user, unfoldEarlier } = await open()
    await unfoldEarlier()
    await user.click(
      within(row('2026-11-24 09:30')).getByRole('button', { name: /^Next that fits: 10:30 \(\d+ seats left\)$/ }),
    )
    expect(currentSelection().departure).toMatchObject({ date: '2026-11-24', beginTime: '10:30' })
    expect(within(row('2026-11-24 12:00')).getByRole('button').textContent).toMatch(
      /^Next that fits: 11:00 \(\d+ seats left\)$/,
    )
  })

  it('[D4.1] the bar shows the price of all passengers and leads to them', async () => {
    const { choose, press, bar, here } = await open()
    await press('Next: passengers')
    expect(bar()).toContain(bookingErrorTexts.en.DEPARTURE_MISSING)
    expect(here()).toBe('/airlineSearchClasses')
    await choose('2026-11-24 10:30')
    await waitFor(() => expect(bar()).toMatch(/¥325\.00.*10:30, 2 adults, 1 child/))
    await press('Next: passengers')
    await waitFor(() => expect(here()).toBe('/airlinePassengerInfo'))
  })

  it.each([
    ['in its days', { dateFrom: '2026-11-24', dateTo: '' }, '¥390.00'],
    ['before its days', { dateFrom: '2026-11-25', dateTo: '' }, '¥520.00'],
  ])('four paying passengers see the price with the family combo %s', async (_, familyCombo, total) => {
    service.on(queryRouteCall, linesAre(airportLineRow('HZICLK', { familyCombo })))
    startWithSelection({ flight: aFlight(), counts: { ...NO_PASSENGERS, adult: 4 } })
    const { choose, bar } = await open()
    await choose('2026-11-24 10:30')
    await waitFor(() => expect(bar()).toContain(`Total ${total}`))
  })

  it('the page names the total before coupons while coupons are chosen', async () => {
    startWithSelection({ flight: aFlight(), coupons: ['V1'] })
    const { choose, bar } = await open()
    await choose('2026-11-24 10:30')
    await waitFor(() => expect(bar()).toContain('Total before coupons ¥'))
  })

  it('a family combo leads to its own form', async () => {
    startWithSelection({ flight: aFlight(), isFamily: true })
    const { choose, press, here } = await open()
    await choose('2026-11-24 10:30')
    await press('Next: passengers')
    await waitFor(() => expect(here()).toBe('/airlinePassengerInfoFamily'))
  })

  it('a departure that sells out meanwhile does not lead on', async () => {
    const { choose, press, here } = await open()
    await choose('2026-11-24 10:30')
    departuresAre({ '2026-11-24': TODAY_ROWS.map(([at, more]) => [at, at === '10:30' ? { totalPeople: 50 } : more]) })
    await press('Next: passengers')
    expect(await screen.findByText(/not available any more/)).toBeTruthy()
    expect(textOf('2026-11-24 10:30')).toContain('Sold out')
    expect(here()).toBe('/airlineSearchClasses')
  })

  it('seats are read again when the page becomes visible again after a minute', async () => {
    const { timeIs } = await open()
    departuresAre({ '2026-11-24': [['08:00', { statusCode: '2' }], ['10:30']] })
    const later = Date.now() + 60_000
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later)
    timeIs('2026-11-21T10:01:00')
    clock.mockRestore()
    await waitFor(() => expect(textOf('2026-11-24 08:00')).toContain('Booking paused'))
  })

  it('the chosen departure stays after a reload', async () => {
    const first = await open()
    await first.choose('2026-11-24 11:00')
    first.unmount()
    await open()
    expect(within(row('2026-11-24 11:00')).getByRole('radio')).toHaveProperty('checked', true)
  })
})

describe('paused, closed and departed buses', () => {
  it('[D4.2] each closed departure names its reason', async () => {
    startWithSelection({ date: '2026-11-21', flight: aFlight({ date: '2026-11-21', time: '20:00' }) })
    departuresAre({
      '2026-11-21': [
        ['10:00'],
        ['12:00', { statusCode: '2' }],
        ['13:00', { statusCode: '0' }],
        ['14:00', { totalPeople: 50 }],
        ['15:00'],
      ],
    })
    const { unfoldEarlier } = await open()
    await unfoldEarlier()
    expect(textOf('2026-11-21 10:00')).toContain('Departed')
    expect(textOf('2026-11-21 12:00')).toContain('Booking paused')
    expect(textOf('2026-11-21 13:00')).toContain('Not open for booking')
    expect(textOf('2026-11-21 14:00')).toContain('Sold out')
  })

  it('a day without departures shows this', async () => {
    startWithSelection({ flight: aFlight() })
    await openPage({ at: '/airlineSearchClasses' })
    expect(await screen.findByText(/no buses on this day/)).toBeTruthy()
  })

  it('a day on which no departure connects shows this, and names no next one', async () => {
    startWithSelection({ flight: aFlight() })
    departuresAre({ '2026-11-24': [['12:00']] })
    await open()
    expect(screen.getByText(/No bus connects with this flight/)).toBeTruthy()
    expect(within(row('2026-11-24 12:00')).queryByRole('button')).toBeNull()
  })

  it('all days that could not be loaded can be queried again', async () => {
    startWithSelection({ date: '2026-12-01', flight: aFlight({ date: '2026-12-01', time: '02:30' }) })
    service.on(queryDeparturesCall, { refuse: 'LINE_NOT_FOUND' })
    const { user } = await openPage({ at: '/airlineSearchClasses', takesFaults: true })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('This line could not be found')).toBeNull()
    departuresAre({ '2026-11-30': [['22:00']], '2026-12-01': [['00:00']] })
    await user.click(retry)
    await waitFor(() => expect(row('2026-11-30 22:00')).not.toBeNull())
    expect(row('2026-12-01 00:00')).not.toBeNull()
  })
})

describe('[D4.5] departures across midnight', () => {
  it('an early take-off shows the evening before, with the next that fits there', async () => {
    startWithSelection({ date: '2026-12-01', flight: aFlight({ date: '2026-12-01', time: '02:30' }) })
    departuresAre({ '2026-11-30': [['22:00'], ['23:30']], '2026-12-01': [['00:00'], ['06:00']] })
    await open()
    expect(new Set(queriedDays())).toEqual(new Set(['2026-11-30', '2026-12-01']))
    expect(screen.getByText(/No bus on 1 Dec connects with this flight/)).toBeTruthy()
    expect(textOf('2026-11-30 22:00')).toContain('Best fit')
    expect(textOf('2026-12-01 00:00')).toContain('check-in closes 00:30')
    expect(within(row('2026-12-01 00:00')).getByRole('button').textContent).toMatch(
      /^Next that fits: 30 Nov 23:30 \(\d+ seats left\)$/,
    )
  })

  it('a late landing shows the next morning; the day is chosen with the departure', async () => {
    startWithSelection({
      lineCode: 'CLKHZI',
      flight: aFlight({ origin: 'Osaka', destination: 'Hong Kong', time: '22:30' }),
    })
    service.on(queryPriceCall, ({ buyDate }) => ({
      responseData: [airportFare(buyDate === '2026-11-25' ? { adultHKD: '160.00' } : {})],
    }))
    departuresAre({ '2026-11-24': [['22:00'], ['23:00']], '2026-11-25': [['00:00'], ['06:00']] })
    const { choose, bar, unfoldEarlier } = await open()
    await unfoldEarlier()
    expect(textOf('2026-11-24 22:00')).toContain('Leaves before your flight lands at 22:30')
    expect(textOf('2026-11-24 23:00')).toContain('the first bus you can reach leaves 23:30')
    expect(textOf('2026-11-25 00:00')).toContain('1 hour 30 minutes after landing')
    await choose('2026-11-25 00:00')
    expect(currentSelection().departure).toMatchObject({ date: '2026-11-25', beginTime: '00:00' })
    await waitFor(() => expect(bar()).toContain('HK$160.00'))
  })
})
