import { aMember } from '@shuttle/testing'
import {
  buyTicketCall,
  queryDeparturesCall,
  queryPriceCall,
  queryRefundPolicyCall,
  querySalesPolicyCall,
} from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { openTicketDetails, setTrip, startWithoutSelections } from '../testing/open-ticket-details'
import {
  fareRows,
  orderFor,
  refundPolicyAt,
  salesPolicy,
  sessionRowAt,
  sessionsAt,
  startTicketService,
  type TicketService,
  waitsFor,
} from '../testing/ticket-service'

const sellsSessions = { kind: 'sells', feeTypes: ['9'] }
let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
  service.on(querySalesPolicyCall, () => salesPolicy(sellsSessions))
  service.on(queryPriceCall, () => ({ responseData: fareRows(2, 3, 9) }))
  service.on(
    queryDeparturesCall,
    sessionsAt(
      ['08:00', { totalPeople: 50 }],
      ['09:00'],
      ['10:00', { statusCode: '0' }],
      ['18:00', { totalPeople: 47 }],
    ),
  )
})
afterEach(() => service.stop())

const open = async (options: Parameters<typeof openTicketDetails>[0] = {}) => {
  const opened = await openTicketDetails({ session: aMember(), ...options })
  setTrip()
  await screen.findByRole('radio', { name: /^Personal booking/ })
  return opened
}

it('purchase 5, dates: no reserved fare is on sale where the sales policy sells none', async () => {
  service.on(querySalesPolicyCall, () => salesPolicy())
  await openTicketDetails({ session: aMember() })
  setTrip()
  await screen.findByRole('radio', { name: /^Day/ })
  expect(screen.queryByRole('radio', { name: /^Personal booking/ })).toBeNull()
})

describe('[P2.details.3] a reserved departure and its time', () => {
  it('[P9.note.1] departures show seats left or the reason they are closed, and the note to arrive 5 minutes early', async () => {
    const opened = await open()
    await opened.choosesType('Personal booking')
    await opened.sees('Please be at the boarding point 5 minutes before departure.')
    await opened.press('Choose a time')
    const rows = async () => (await screen.findAllByRole('button', { name: /^\d\d:00/ })).map((row) => row.textContent)
    expect(await rows()).toEqual([
      '08:00–08:30Sold out',
      '09:00–09:3040 seats left',
      '10:00–10:30Not open for booking',
      '18:00–18:30Only 3 seats left',
    ])
    await opened.press(/^08:00/)
    expect(opened.host.toastTexts).not.toContain('Sold out')
    expect(opened.selection()?.departures.outbound).toBeUndefined()
  })

  it('[P8.text.3] the chosen departure is ordered, and refused when it has too few seats', async () => {
    const opened = await open()
    await opened.choosesType('Personal booking')
    await opened.acceptTerms()
    await opened.confirm()
    await opened.seesInPlace('Please choose a departure time', 'Ticket type')
    await opened.chooseDeparture('18:00')
    await waitFor(() => expect(opened.total()).toContain('HK$65.00'))
    setTrip({ adults: 4 })
    await opened.confirm()
    await opened.sees('that session is sold out')
    await opened.press('Remove one adult')
    await waitFor(() => expect(opened.total()).toContain('HK$195.00'))
    await opened.confirm()
    await waitFor(() => expect(opened.here()).toBe('/details_payment?orderNo=B1'))
    expect(service.lastBooking()).toMatchObject({ fareType: '9', session: ['18:00', '18:30'], returnSession: ['', ''] })
  })

  it('[P8.text.1] shows the text loading, please wait while departures are loading', async () => {
    let answer = () => {}
    // Created before any request: the test may release the answer before the request arrives.
    const isLetGo = new Promise<void>((resolve) => {
      answer = resolve
    })
    service.on(queryDeparturesCall, async () => {
      await isLetGo
      return { responseData: [sessionRowAt('09:00')] }
    })
    const opened = await open()
    await opened.choosesType('Personal booking')
    await opened.press('Choose a time')
    expect(opened.toast()).toBe('loading, please wait')
    expect(await screen.findByText('loading, please wait')).toBeTruthy()
    answer()
    expect(await screen.findByRole('button', { name: /^09:00/ })).toBeTruthy()
  })

  it('shows that the day has no departure, and that departures could not be loaded', async () => {
    service.on(queryDeparturesCall, () => ({ responseData: [] }))
    const opened = await open()
    await opened.choosesType('Personal booking')
    expect(await screen.findByText('No departures can be booked on this day')).toBeTruthy()
    service.on(queryDeparturesCall, { break: true })
    await opened.chooseDay('2026-11-26')
    await opened.user.click(await screen.findByRole('button', { name: 'Choose a time' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

it('[P2.details.4] a round trip has a time for each direction, none inbound before the outbound one', async () => {
  const opened = await openTicketDetails({ session: aMember() })
  await opened.switchTo('Round trip')
  await opened.chooseDay('2026-11-25')
  await opened.acceptTerms()
  await screen.findByRole('radio', { name: /^Personal booking/ })
  await opened.choosesType('Personal booking')
  await opened.chooseDeparture('09:00')
  await opened.chooseDay('2026-11-25', 'Return date')
  await opened.confirm()
  await opened.seesInPlace('please select return time', 'Ticket type')
  await opened.press('Choose a time')
  await screen.findByRole('button', { name: /^09:00.*Before your outbound trip/ })
  await opened.press(/^09:00.*Before your outbound trip/)
  expect(opened.selection('HKGZHORT')?.departures.inbound).toBeUndefined()
  await opened.press(/^18:00/)
  await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
  expect(service.departureLines()).toEqual(expect.arrayContaining(['HKGZHO', 'ZHOHKG']))
  expect(service.lastBooking()).toMatchObject({ session: ['09:00', '09:30'], returnSession: ['18:00', '18:30'] })
})

it('shows no total with a passenger counted and no time chosen', async () => {
  const opened = await open()
  await opened.choosesType('Personal booking')
  await waitFor(() => expect(opened.total()).toMatch(/^No price yet/))
})

it('[P9.note.2, D1.1] the refund note is that of the ticket type that is bought', async () => {
  service.on(queryRefundPolicyCall, refundPolicyAt({ 9: { cutoffMinutes: 2880, automatic: false } }))
  const opened = await open()
  await opened.sees('20% after. No refund once the ticket has expired.')
  await opened.choosesType('Personal booking')
  await opened.sees(/No refund within 48 hours/)
  expect(document.body.textContent).not.toContain('No refund once the ticket has expired.')
  await opened.choosesType('Night')
  await opened.sees('20% after. No refund once the ticket has expired.')
})

it('the refund note names the pause by staff on the line', async () => {
  service.on(queryRefundPolicyCall, refundPolicyAt({ 9: { paused: true } }))
  const opened = await open()
  await opened.sees('20% after. No refund once the ticket has expired.')
  expect(document.body.textContent).not.toContain('Automatic refunds are paused')
  await opened.choosesType('Personal booking')
  await opened.sees(/Automatic refunds are paused at the moment/)
})

it('hides the refund note of another ticket type, in its space, while the right one loads', async () => {
  const answer = refundPolicyAt({ 9: { cutoffMinutes: 2880, automatic: false } })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  service.on(queryRefundPolicyCall, waitsFor('9', isReleased, answer))
  const opened = await open()
  await opened.sees('20% after. No refund once the ticket has expired.')
  const note = () => screen.getByText(/No refund once the ticket has expired/).closest('li')
  expect(note()?.getAttribute('aria-hidden')).toBeNull()
  await opened.choosesType('Personal booking')
  await waitFor(() => expect(note()?.getAttribute('aria-hidden')).toBe('true'))
  release()
  await opened.sees(/No refund within 48 hours/)
  expect(screen.getByText(/No refund within 48 hours/).closest('[aria-hidden]')).toBeNull()
})

describe('[P4.time.3] choices after a change of date', () => {
  it('a chosen ticket type stays at its own price; the default is for passengers without a choice', async () => {
    const [day, night] = fareRows(2, 3)
    service.on(queryPriceCall, () => ({ responseData: [day, { ...night, adultHKD: '70.00' }] }))
    service.on(buyTicketCall, (body) =>
      orderFor(body, {
        ...(body.feeType === '3' && { price: '70.00', totalMoney: 7000, totalNeedpay: 7000, totalFee: 7000 }),
      }),
    )
    const opened = await openTicketDetails({ session: aMember() })
    setTrip()
    expect(await screen.findByRole('radio', { name: /^Day/, checked: true })).toBeTruthy()
    await opened.choosesType('Night')
    await waitFor(() => expect(opened.total()).toContain('HK$70.00'))
    await opened.chooseDay('2026-11-26')
    await opened.sees('Board any bus within these hours')
    expect(opened.selection()).toMatchObject({ date: '2026-11-26', fareType: 'night' })
    await waitFor(() => expect(service.lastBooking()).toMatchObject({ date: '2026-11-26', fareType: '3' }))
    await waitFor(() => expect(opened.total()).toContain('HK$70.00'))
    await opened.sees('AdultHK$70.00 each')
  })

  it('a chosen departure stays if the new day has one at the same time', async () => {
    const opened = await open()
    await opened.choosesType('Personal booking')
    await opened.chooseDeparture('09:00')
    await opened.chooseDay('2026-11-26')
    await opened.sees('09:00–09:3040 seats left')
    expect(opened.selection()?.departures.outbound).toEqual({ beginTime: '09:00', endTime: '09:30' })
    await waitFor(() =>
      expect(service.lastBooking()).toMatchObject({ date: '2026-11-26', session: ['09:00', '09:30'] }),
    )
  })

  it('a chosen departure is named by its time also on a day that has none', async () => {
    const opened = await open()
    await opened.choosesType('Personal booking')
    await opened.chooseDeparture('09:00')
    service.on(queryDeparturesCall, () => ({ responseData: [] }))
    await opened.chooseDay('2026-11-26')
    await opened.sees('There is no departure at 09:00–09:30 on this date. Please choose again.')
    await opened.sees('No departures can be booked on this day')
  })

  it('a departure that the new day does not have must be chosen again, at its field', async () => {
    const opened = await open()
    await opened.choosesType('Personal booking')
    await opened.chooseDeparture('09:00')
    service.on(queryDeparturesCall, sessionsAt(['12:00']))
    await opened.chooseDay('2026-11-26')
    await opened.sees('There is no departure at 09:00–09:30 on this date. Please choose again.')
    await opened.chooseDeparture('12:00')
    await waitFor(() =>
      expect(service.lastBooking()).toMatchObject({ date: '2026-11-26', session: ['12:00', '12:30'] }),
    )
  })

  it('a ticket type that the new day does not sell must be chosen again, and is not replaced', async () => {
    const opened = await open()
    await opened.choosesType('Night')
    service.on(queryPriceCall, () => ({ responseData: fareRows(2) }))
    await opened.chooseDay('2026-11-26')
    await opened.sees('Night tickets are not sold for this date. Please choose the ticket type again.')
    expect(screen.getByRole('radio', { name: /^Day/ })).toHaveProperty('checked', false)
    expect(opened.total()).toMatch(/^No price yet/)
    await opened.acceptTerms()
    await opened.confirm()
    expect(service.getCalls(buyTicketCall).some(({ body }) => body.orderType === '1')).toBe(false)
    await opened.choosesType('Day')
    await waitFor(() => expect(opened.total()).toContain('HK$65.00'))
  })
})

describe('[P3.user.1] user level 0 before the cutoff', () => {
  const restricted = [
    sellsSessions,
    { kind: 'restricts', dateTo: '2026-11-26' },
    { kind: 'notice', notice: 'RESERVED_ONLY', dateTo: '2026-11-26' },
  ]
  beforeEach(() => service.on(querySalesPolicyCall, () => salesPolicy(...restricted)))

  it('[P8.text.4] level 0 sees the epidemic notice, starts with a reserved departure, and is refused day tickets', async () => {
    const opened = await open({ session: aMember({ level: 0 }) })
    expect(await screen.findByText('Epidemic control notice')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^Personal booking/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: /^Day/ }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/^Owing to epidemic control/)).toBeTruthy()
    await opened.choosesType('Day')
    expect(opened.host.toastTexts).toEqual([])
    expect(screen.getByRole('radio', { name: /^Personal booking/ })).toHaveProperty('checked', true)
  })

  it('a visitor of level 0 sees the refusal on confirm, and nothing else is ordered instead', async () => {
    const opened = await open({ session: { kind: 'visitor' } })
    opened.host.popup = aMember({ level: 0 })
    await opened.acceptTerms()
    await waitFor(() => expect(opened.total()).toContain('HK$65.00'))
    await opened.confirm()
    await opened.seesInPlace('Owing to epidemic control', 'Ticket type')
    expect(service.getCalls(buyTicketCall).some(({ body }) => body.orderType === '1')).toBe(false)
  })

  it('a member sees no epidemic notice', async () => {
    await open()
    expect(screen.queryByText('Epidemic control notice')).toBeNull()
  })
})
