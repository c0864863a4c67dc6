import { aMember } from '@shuttle/testing'
import { buyTicketCall, queryPriceCall, queryRouteCall, querySalesPolicyCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { openTicketDetails, startWithoutSelections } from '../testing/open-ticket-details'
import {
  fareRows,
  ONE_WAY_LINES,
  salesPolicySoldOut,
  startTicketService,
  type TicketService,
} from '../testing/ticket-service'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
})
afterEach(() => service.stop())

const open = () => openTicketDetails({ session: aMember() })
const chip = () => within(screen.getByRole('banner')).queryByText(/One-way|Round trip/)?.textContent
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

describe('[P2.details.4] switch between one way and round trip', () => {
  it('the switch takes the line of the same ends, rewrites the address, and shows the trip type once', async () => {
    const opened = await open()
    expect(chip()).toBeUndefined()
    expect(screen.getByRole('region', { name: 'Trip type' }).textContent).toContain('One-way')
    await opened.chooseDay('2026-11-25')
    await opened.switchTo('Round trip')
    expect(opened.here()).toBe(
      '/ticket_details?xlmc_1=HKG+Port&xlmc_2=ZHO+Port&xllb=2&xldm=HKGZHORT&code_1=HKG&code_2=ZHO',
    )
    expect(chip()).toBeUndefined()
    expect(isChosen('Round trip')).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Round trip' }))
    expect(screen.getByRole('region', { name: 'Return date' })).toBeTruthy()
    await opened.switchTo('One-way')
    expect(opened.here()).toContain('xldm=HKGZHO&')
    expect(opened.selection()?.date).toBe('2026-11-25')
  })

  it('the page offers no switch if no such line is sold', async () => {
    service.on(queryRouteCall, () => ({ responseData: ONE_WAY_LINES, notice: [], swiper: [] }))
    await open()
    expect(screen.queryByRole('radio', { name: 'Round trip' })).toBeNull()
    expect(chip()).toBe('One-way')
  })
})

describe('ticket details of a round trip', () => {
  const fill = async () => {
    const opened = await open()
    await opened.switchTo('Round trip')
    await opened.acceptTerms()
    return opened
  }

  it('purchase 5 check 6: requires the return, then orders both rides in one order', async () => {
    const opened = await fill()
    await opened.chooseDay('2026-11-25')
    await opened.confirm()
    await opened.seesInPlace('please select return time\nChoose a return date first', 'Return date')
    expect(document.activeElement?.textContent).toContain('Return date')
    await opened.chooseDay('2026-11-28', 'Return date')
    await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
    expect(document.body.textContent).toContain('1 × HK$65.00 × 2 ways')
    expect(document.body.textContent).not.toContain('there and back')
    await opened.confirm()
    await waitFor(() => expect(opened.here()).toBe('/details_payment?orderNo=B1'))
    expect(service.lastBooking()).toMatchObject({
      isReal: true,
      lineCode: 'HKGZHORT',
      ways: '2',
      date: '2026-11-25',
      returnDate: '2026-11-28',
      returnLineCode: 'ZHOHKGRT',
      returnOriginCode: 'ZHO',
      fareType: '2',
      amount: 13000,
      toPay: 13000,
    })
  })

  it('purchase 5 check 6: a return before the departure is refused, in place and on confirm', async () => {
    const opened = await fill()
    await opened.chooseDay('2026-11-25')
    await opened.chooseDay('2026-11-24', 'Return date')
    await opened.seesInPlace('return date cannot be earlier than departure date', 'Return date')
    expect(opened.selection('HKGZHORT')?.returnDate).toBeUndefined()
    await opened.chooseDay('2026-11-26', 'Return date')
    await opened.press('Change: Departure date')
    await opened.chooseDay('2026-11-27')
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('return date cannot be earlier than departure date'),
    )
    await opened.confirm()
    await opened.seesInPlace('return date cannot be earlier than departure date', 'Return date')
    expect(document.activeElement?.textContent).toContain('Return date')
  })

  it('the focus stays in the card when its calendar folds', async () => {
    const opened = await fill()
    await opened.chooseDay('2026-11-25')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Departure date' }))
  })

  it('[P8.text.2] the sold-out days of each ride are marked before one is pressed, and explained at the calendar', async () => {
    const days = { soldOutDates: ['2026-11-25'], soldOutReturnDates: ['2026-11-26'] }
    service.on(querySalesPolicyCall, () => salesPolicySoldOut(days))
    const opened = await fill()
    const mark = (card: string, date: string) =>
      screen.getByRole('region', { name: card }).querySelector(`[data-date="${date}"]`)
    await waitFor(() => expect(mark('Departure date', '2026-11-25')?.textContent).toContain('Sold out'))
    expect(mark('Departure date', '2026-11-25')?.getAttribute('aria-disabled')).toBe('true')
    expect(mark('Return date', '2026-11-26')?.textContent).toContain('Sold out')
    expect(mark('Return date', '2026-11-25')?.textContent).not.toContain('Sold out')
    expect(service.getCalls(queryPriceCall)).toEqual([])
    await opened.chooseDay('2026-11-25')
    await opened.seesInPlace('Tickets for this date are sold out', 'Departure date')
    expect(opened.selection('HKGZHORT')?.date).toBeUndefined()
  })

  it('[D11.calendar.3] a way back costs the fare of the outbound day: its calendar has no price, and a sentence instead', async () => {
    const fares = ['2026-11-25', '2026-11-26', '2026-11-27'].map((date) => ({ date, lowest: 6500 }))
    const dayFares = [...fares, { date: '2026-11-28', lowest: 7500 }]
    service.on(querySalesPolicyCall, () => salesPolicySoldOut({ soldOutDates: [], soldOutReturnDates: [], dayFares }))
    await fill()
    const card = (name: string) => screen.getByRole('region', { name }).textContent
    await waitFor(() => expect(card('Departure date')).toContain('HK$75'))
    expect(card('Return date')).not.toContain('HK$')
    expect(card('Return date')).toContain('Both ways cost the fare of the outbound day.')
    expect(card('Departure date')).not.toContain('Both ways cost')
  })

  it('a sold-out return day is shown before a price is requested', async () => {
    const opened = await fill()
    service.on(queryPriceCall, ({ lineCode }) => ({
      responseData: fareRows(2).map((row) => ({ ...row, seatsLeft: lineCode === 'ZHOHKG' ? 0 : 100 })),
    }))
    await opened.chooseDay('2026-11-25')
    await opened.chooseDay('2026-11-28', 'Return date')
    await opened.sees('Tickets for the return date are sold out')
    await opened.confirm()
    await opened.seesInPlace('Tickets for the return date are sold out', 'Ticket type')
    expect(service.getCalls(buyTicketCall).some(({ body }) => body.orderType === '1')).toBe(false)
  })
})
