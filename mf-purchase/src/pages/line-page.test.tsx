import { AIRPORT_LINE } from '@shuttle/booking/addresses'
import { queryGuidesCall, queryLineStatesCall, queryPriceCall } from '@shuttle/wire'
import { screen, within } from '@testing-library/react'
import { texts } from '../i18n/guide/en'
import { atTime } from '../testing/at-time'
import { guidesAnswer, lineStatesAnswer } from '../testing/guides-answer'
import { openScreen } from '../testing/open-screen'
import { fareRows, startTicketService, type TicketService } from '../testing/ticket-service'
import { LinePage } from './line-page'

/** A Friday. */
const NOW = Date.parse('2026-11-27T14:10:00+08:00')

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

const open = (query = '?code=HKGZHO', now = NOW) =>
  openScreen({
    at: `/line${query}`,
    screen: <LinePage />,
    prepare: atTime(now),
    paths: [AIRPORT_LINE],
  })

/** The text of the strip that has this sentence. */
const stripWith = async (sentence: string) => (await screen.findByText(sentence)).closest('[role=status]')?.textContent

describe('[D11.stops.12] the page of a line', () => {
  it('shows the state of today, first and last bus, ride, stops, prices and the way to buy', async () => {
    open()
    expect(await stripWith(texts.state.normal)).toContain('Updated 14:10')
    expect(screen.getByText(texts.line.first).closest('dl')?.textContent).toBe(
      'First bus06:00Night from 00:00Last bus23:50Night until 05:30Ride40 minWeekends 50 min',
    )
    expect(await screen.findAllByText('Child, Senior HK$33.00')).toHaveLength(2)
    expect(screen.getAllByText('HK$65.00').length).toBeGreaterThan(1)
    const href = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href(/^HKG Port.*Clearance Building, Bay 2/)).toBe('/stop?code=HKG&line=HKGZHO')
    expect(href(/^ZHO Port/)).toBe('/stop?code=ZHO')
    expect(href(texts.line.buy)).toMatch(/^\/ticket_details\?.*xldm=HKGZHO/)
  })

  it('the hour of now is named by a word in the chart and in the table, on the kind of day of today alone', async () => {
    const { user } = open()
    const chart = await screen.findByRole('img', { name: 'Buses by hour, Mon–Fri' })
    expect(within(chart).getByText(texts.times.now)).toBeTruthy()
    expect(screen.getByText('Now every 10 minutes')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: texts.times.showTable }))
    const row = screen.getByRole('row', { name: /^14:00–14:59/ })
    expect(row.textContent).toBe('14:00–14:59 Now6every 10 min')
    expect(screen.getAllByRole('row')).toHaveLength(25)
    await user.click(screen.getByRole('radio', { name: texts.times.weekend }))
    expect(screen.queryByText(texts.times.now)).toBeNull()
    expect(screen.getByRole('row', { name: /^05:00/ }).textContent).toBe('05:00–05:59 none')
  })

  it('rides that do not run replace the state of today and the interval of now', async () => {
    const cancelled = { kind: 'CANCELLED', minutes: 0 }
    service.on(
      queryLineStatesCall,
      lineStatesAnswer(
        { ...cancelled, lineCode: 'HKGZHO' },
        { ...cancelled, lineCode: 'HKGMAC', since: '2026-11-27 13:30:00' },
      ),
    )
    open()
    const { cancelled: title, cancelledRefund } = texts.state
    expect(await stripWith(title)).toBe(`${title}${cancelledRefund}Updated 13:00`)
    expect(screen.queryByText(/^Now every/)).toBeNull()
  })

  it('a round trip names the leg that does not run, and its prices are each way', async () => {
    const one = { lineCode: 'ZHOHKG', beginTime: '08:30', kind: 'CANCELLED', minutes: 0, since: '2026-11-26 13:00:00' }
    service.on(queryLineStatesCall, lineStatesAnswer(one))
    open('?code=HKGZHORT')
    expect(await stripWith('The 08:30 bus to HKG Port does not run today')).toContain('26 November 2026, 13:00')
    expect(screen.getByText(texts.line.oneAdultEachWay)).toBeTruthy()
  })

  it('[D11.delay.3] a late line has its minutes, the text of staff and the refund without a fee', async () => {
    service.on(queryLineStatesCall, lineStatesAnswer({ lineCode: 'HKGZHO', text: 'Traffic on the bridge' }))
    open()
    const title = 'Buses are about 15 minutes late'
    expect(await stripWith(title)).toBe(`${title}Traffic on the bridge${texts.state.lateRefund}Updated 13:00`)
  })

  it('a state of today that fails to load is not called normal', async () => {
    service.on(queryLineStatesCall, { break: true })
    open()
    expect(await screen.findByText(texts.state.unknown)).toBeTruthy()
    expect(screen.queryByText(texts.state.normal)).toBeNull()
    expect(screen.getByText(texts.line.first)).toBeTruthy()
  })

  it('swaps the direction in place', async () => {
    const { user, here, arrivedBy } = open()
    await user.click(await screen.findByRole('button', { name: texts.line.swap }))
    expect([here(), arrivedBy()]).toEqual(['/line?code=ZHOHKG', 'REPLACE'])
  })

  it('a night ticket that is over today has the price of tomorrow', async () => {
    service.on(queryPriceCall, ({ buyDate }) => ({
      responseData:
        buyDate === '2026-11-27' ? fareRows(2) : fareRows(2, 3).map((row) => ({ ...row, adultHKD: '70.00' })),
    }))
    open()
    const prices = await screen.findByRole('region', { name: texts.line.prices })
    expect(
      within(prices)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['DayHK$65.0006:00–23:59Child, Senior HK$33.00', 'NightHK$70.0000:00–05:59Child, Senior HK$33.00'])
  })

  it('prices that fail to load are shown at their place, and no ticket today is a sentence', async () => {
    service.on(queryPriceCall, { refuse: 'LINE_NOT_FOUND' })
    const { user } = open()
    expect(await screen.findByText(texts.line.pricesFailed)).toBeTruthy()
    service.on(queryPriceCall, { responseData: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(texts.line.noPrices)).toBeTruthy()
  })
})

describe('[D11.stops.9] a line that has no page', () => {
  it.each([
    ['?code=%3Cscript%3E', texts.missing.unknownLine],
    ['?code=', texts.missing.unknownLine],
    ['?code=HKGQQQ', texts.missing.unknownLine],
    ['?code=MACHKG', texts.missing.noGuide],
  ])('the address /line%s shows why, and all lines', async (query, reason) => {
    open(query)
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Port/ })[0]?.getAttribute('href')).toBe('/line?code=ZHOHKG')
  })

  it('the address /line without a line shows all lines, and no fault', async () => {
    open('')
    expect((await screen.findAllByRole('link', { name: /Port/ }))[0]?.getAttribute('href')).toBe('/line?code=ZHOHKG')
    expect(screen.queryByText(texts.missing.unknownLine)).toBeNull()
  })

  it('guides that fail to load can be requested again', async () => {
    service.on(queryGuidesCall, { break: true })
    const { user } = open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    service.on(queryGuidesCall, guidesAnswer())
    await user.click(retry)
    expect(await screen.findByText(texts.state.normal)).toBeTruthy()
  })
})
