import { NO_PASSENGERS } from '@shuttle/domain'
import { aMember } from '@shuttle/testing'
import { buyTicketCall, queryPriceCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { INITIAL_SELECTION } from '../domain/trip-selection'
import { useTripSelections } from '../state/trip-selection.store'
import { openScreen } from '../testing/open-screen'
import { setTrip } from '../testing/open-ticket-details'
import { amountsOf, fareRows, orderFor, startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as TicketDetailsPage } from './ticket-details-page'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
  useTripSelections.setState({ selections: {}, pendingRequests: {} })
})
afterEach(() => service.stop())
// jsdom has no layout and no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const open = async (options: Partial<Parameters<typeof openScreen>[0]> = {}) => {
  const opened = openScreen({ at: '/ticket_details?xldm=HKGZHO', screen: <TicketDetailsPage />, ...options })
  await screen.findByRole('region', { name: 'Price' })
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>

const confirm = ({ user }: Opened) => user.click(screen.getByRole('button', { name: /Confirm order/ }))
const addAdult = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Add one adult' }))
const acceptTerms = ({ user }: Opened) => user.click(screen.getByRole('checkbox'))
const chooseDay = async ({ user }: Opened, date = '2026-11-25') => {
  const day = document.querySelector(`[data-date="${date}"]`)
  if (!day) throw new Error(`no day ${date}`)
  await user.click(day)
  await screen.findByText(/^Board any bus within these hours/)
}
const total = () => document.querySelector('[data-bottom-bar] p')?.textContent
const orders = () => service.getCalls(buyTicketCall).filter(({ body }) => body.orderType === '1')

const fill = async () => {
  setTrip({ termsAccepted: true })
  await screen.findByText(/^Board any bus within these hours/)
  await waitFor(() => expect(total()).toContain('HK$65.00'))
}

it('[D11.stops.13] the header of ticket details leads to the page of the line', async () => {
  const { user, here } = await open()
  await user.click(screen.getByRole('link', { name: 'Times and stops' }))
  expect(here()).toBe('/line?code=HKGZHO')
})

describe('purchase 5, purchase checks: one at a time, in their order', () => {
  it('requires the sign-in, then the terms, the date and passengers', async () => {
    const opened = await open()
    const { host } = opened
    host.popup = undefined
    await confirm(opened)
    host.popup = aMember()
    await confirm(opened)
    expect(await screen.findByText('please tick the purchase notes before ordering')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    await acceptTerms(opened)
    expect(screen.queryByText('please tick the purchase notes before ordering')).toBeNull()
    await confirm(opened)
    expect((await screen.findByRole('alert')).textContent).toBe('please select departure date first')
    await chooseDay(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Remove one adult' }))
    expect((await screen.findByRole('status')).textContent).toBe('please select number of people')
    await confirm(opened)
    expect((await screen.findByRole('alert')).textContent).toBe('please select number of people')
    expect(document.activeElement?.textContent).toContain('Passengers')
    expect(orders()).toHaveLength(0)
    expect(host.toastTexts).toEqual([])
  })
})

describe('live total of ticket details', () => {
  it('drops an outdated answer, and shows no total while one is loading', async () => {
    const opened = await open({ session: aMember() })
    let releaseFirst = () => {}
    service.on(buyTicketCall, async (body) => {
      const passengerCount = (body.tickets as unknown[]).length
      if (passengerCount === 1) await new Promise<void>((resolve) => (releaseFirst = resolve))
      return orderFor(body)
    })
    await chooseDay(opened)
    await waitFor(() => expect(service.getCalls(buyTicketCall)).toHaveLength(1))
    expect(total()).toMatch(/^Total …/)
    await addAdult(opened)
    await waitFor(() => expect(total()).toContain('HK$130.00'))
    releaseFirst()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(total()).toContain('HK$130.00')
  })
})

describe('confirm before the total is shown', () => {
  const storedSelection = {
    ...INITIAL_SELECTION,
    date: '2026-11-25',
    counts: { ...NO_PASSENGERS, adult: 1 },
    termsAccepted: true,
  }

  it('shows that the price is loading, answers a tap, and orders once the total was shown', async () => {
    useTripSelections.setState({ selections: { HKGZHO: storedSelection } })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    service.on(queryPriceCall, async () => {
      await released
      return { responseData: fareRows(2, 3) }
    })
    const opened = await open({ session: aMember() })
    const early = screen.getByRole('button', { name: 'Calculating…' })
    expect(early.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('Adult 1 × HK$––.––')
    await opened.user.click(early)
    expect(opened.host.toastTexts.at(-1)).toBe('Your total is being calculated. Please check it before confirming.')
    release()
    await waitFor(() => expect(total()).toContain('HK$65.00'))
    expect(orders()).toHaveLength(0)
    await confirm(opened)
    await waitFor(() => expect(orders()).toHaveLength(1))
  })
})

describe('placing the order', () => {
  it('the order sends what was shown and leads to payment', async () => {
    const opened = await open({ session: aMember() })
    await fill()
    await confirm(opened)
    await waitFor(() => expect(opened.here()).toBe('/details_payment?orderNo=B1'))
    expect(orders()).toHaveLength(1)
    expect(orders()[0]?.body).toMatchObject({ ...amountsOf(6500), timestamp: opened.host.now() / 1000 })
    expect(orders()[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  })

  it('selection, key and time stay when the connection breaks, so that a retry is the same order', async () => {
    const opened = await open({ session: aMember() })
    await fill()
    service.on(buyTicketCall, (body) => (body.orderType === '1' ? { break: true } : orderFor(body)))
    await confirm(opened)
    await waitFor(() => expect(opened.host.anomalies).toHaveLength(1))
    service.on(buyTicketCall, (body) => orderFor(body))
    await confirm(opened)
    await waitFor(() => expect(opened.here()).toBe('/details_payment?orderNo=B1'))
    expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(new Set(orders().map(({ body }) => body.timestamp)).size).toBe(1)
    expect(useTripSelections.getState().pendingRequests).toEqual({})
  })

  it('[P2.details.11, P5.reminder.1, P6.concession.1, P9.concession.1] reminds of the proof before a concession', async () => {
    const opened = await open({ session: aMember() })
    await fill()
    await opened.user.click(screen.getByRole('button', { name: 'Add one child' }))
    await waitFor(() => expect(total()).toContain('HK$98.00'))
    await confirm(opened)
    const reminder = await screen.findByRole('alertdialog', { name: 'Discounted tickets' })
    for (const message of [
      /under 12 years or under 1.2.m/,
      /disabled/,
      /65 and over/,
      /bring proof/,
      /staffed ticket counters on presentation of ID/,
    ]) {
      expect(reminder.textContent).toMatch(message)
    }
    expect(orders()).toHaveLength(0)
    await opened.user.click(screen.getByRole('button', { name: 'Yes, continue' }))
    await waitFor(() => expect(orders()).toHaveLength(1))
  })

  it('decision on departure: a ticket whose time is over is shown as such, and fares are loaded again', async () => {
    const opened = await open({ session: aMember() })
    await fill()
    const priceCalls = () => service.getCalls(queryPriceCall).length
    const before = priceCalls()
    service.on(buyTicketCall, (body) => (body.orderType === '1' ? { refuse: 'SALES_CLOSED' } : orderFor(body)))
    await confirm(opened)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It is too late to use this ticket/)
    await waitFor(() => expect(priceCalls()).toBeGreaterThan(before))
    expect(opened.here()).toBe('/ticket_details?xldm=HKGZHO')
  })

  it('a sold-out choice is shown and stays, with the selection as it was', async () => {
    const opened = await open({ session: aMember() })
    await fill()
    service.on(buyTicketCall, (body) => (body.orderType === '1' ? { refuse: 'SOLD_OUT' } : orderFor(body)))
    await confirm(opened)
    expect((await screen.findByRole('alert')).textContent).toBe('Tickets for the chosen date and line are sold out')
    expect(opened.host.toastTexts).toEqual([])
    expect(opened.here()).toContain('/ticket_details')
    expect(useTripSelections.getState().selections.HKGZHO?.date).toBe('2026-11-25')
  })
})

describe('an invalid address of ticket details', () => {
  it.each([
    ['/ticket_details', 'The link is incomplete or its line does not exist. Please choose a line on the home page.'],
    ['/ticket_details?xldm=AAABBB', 'This line is not sold online at the moment.'],
  ])('%s shows that the address is invalid, and the link home', async (at, message) => {
    openScreen({ at, screen: <TicketDetailsPage /> })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy()
  })
})

describe('[P2.route.5] ticket details of the airport line', () => {
  const AT = '/ticket_details?xlmc_1=Zhuhai+Port&xlmc_2=Airport&xllb=1&xldm=HZICLK&code_1=HZI&code_2=CLK'
  it('the address leads to the pages of the airport line, in the same direction, replacing this one', async () => {
    const opened = openScreen({ at: AT, screen: <TicketDetailsPage />, paths: ['/airline'] })
    await waitFor(() =>
      expect(opened.here()).toBe(
        '/airline?startStationCode=HZI&startStationName=Zhuhai+Port&endStationCode=CLK&endStationName=Airport',
      ),
    )
    expect(opened.arrivedBy()).toBe('REPLACE')
  })
  it('the address sells nothing while no remote owns those pages', async () => {
    const opened = openScreen({ at: AT, screen: <TicketDetailsPage />, paths: [] })
    expect(await screen.findByText('This line is not sold online at the moment.')).toBeTruthy()
    expect(opened.here()).toBe(AT)
    expect(screen.queryByText('Departure date')).toBeNull()
  })
})
