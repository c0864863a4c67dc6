import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { airportErrorTexts } from '@shuttle/i18n/errors'
import { checkTicketCall, overrideTicketCall, queryStaffIndexCall, type TicketCheck } from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/check/en'

const AT = '/back_management_index?tab=check'
const TICKET = 'T2611211234567890123'

type CheckedTicket = TicketCheck['tickets'][number]

const ticket = (ticketNo: string, passengerType: CheckedTicket['passengerType'] = 'adult'): CheckedTicket => ({
  ticketNo,
  passengerType,
  lineCode: 'HKGZHO',
  travelDate: '2026-11-24',
  beginTime: '06:00',
  endTime: '23:59',
})
const good = (tickets = [ticket(TICKET)], result: TicketCheck['result'] = 'checked'): TicketCheck => ({
  ...{ result, orderNo: 'B1', status: 'used', fareType: 'day', tickets },
})

let service: StaffService
beforeEach(async () => {
  sessionStorage.clear()
  service = await startStaffService()
})
afterEach(() => service.stop())

const open = async (place = 'Gate 3') => {
  const backoffice = await openBackoffice({ at: AT })
  const code = await screen.findByLabelText(texts.check.code)
  if (place) await backoffice.user.enter(screen.getByLabelText(texts.check.place), place)
  const check = async (typed: string) => {
    if (typed) await backoffice.user.enter(code, typed)
    await backoffice.user.keyboard('{Enter}')
  }
  return { ...backoffice, code, check, outcome: () => screen.findByRole('status', { name: texts.outcome.title }) }
}

describe('[D5.7] the ticket check', () => {
  it('shows a good ticket with passenger and ride, and is ready for the next one', async () => {
    service.serve(checkTicketCall, good([ticket(TICKET, 'child')]))
    const { check, outcome, code } = await open()
    await check(TICKET)
    const card = within(await outcome())
    expect(card.getByText(texts.outcome.checked)).toBeTruthy()
    expect(card.getByText('Child')).toBeTruthy()
    expect(await card.findByText('Hong Kong Port to Zhuhai Port')).toBeTruthy()
    expect(card.getByText(texts.advice.child)).toBeTruthy()
    expect(service.sent(checkTicketCall)[0]).toMatchObject({ code: TICKET, place: 'Gate 3' })
    expect((code as HTMLInputElement).value).toBe('')
    expect(document.activeElement).toBe(code)
  })

  it('stores the place for the next visit in this tab', async () => {
    service.serve(checkTicketCall, good())
    const { check, outcome, unmount } = await open()
    await check(TICKET)
    await outcome()
    unmount()
    await open('')
    expect((screen.getByLabelText(texts.check.place) as HTMLInputElement).value).toBe('Gate 3')
  })

  it('clears the place of a member who left', async () => {
    service.serve(checkTicketCall, good())
    const { check, outcome, unmount } = await open()
    await check(TICKET)
    await outcome()
    unmount()
    // The shell does the same when a member leaves.
    for (const key of Object.keys(sessionStorage)) if (key.endsWith(STORED_FORM_SUFFIX)) sessionStorage.removeItem(key)
    await open('')
    expect((screen.getByLabelText(texts.check.place) as HTMLInputElement).value).toBe('')
  })

  it('shows missing and unreadable input in place, and retains the input', async () => {
    service.on(checkTicketCall, { refuse: 'STAFF_TICKET_UNREADABLE', message: 'Enter a ticket number.' })
    const { check, code, user } = await open('')
    await user.click(screen.getByRole('button', { name: texts.check.submit }))
    expect(screen.getByText(texts.check.placeMissing)).toBeTruthy()
    expect(screen.getByText(texts.check.codeMissing)).toBeTruthy()
    expect(service.getCalls(checkTicketCall)).toEqual([])
    await user.enter(screen.getByLabelText(texts.check.place), 'Gate 3')
    await user.click(code)
    await check('hello')
    expect(await screen.findByText('Enter a ticket number.')).toBeTruthy()
    expect((code as HTMLInputElement).value).toBe('hello')
    expect(screen.queryByRole('status', { name: texts.outcome.title })).toBeNull()
  })

  it('an unreadable ticket removes the previous result', async () => {
    service.serve(checkTicketCall, good())
    const { check, code, outcome, user } = await open()
    await check(TICKET)
    await outcome()
    service.on(checkTicketCall, { refuse: 'STAFF_TICKET_UNREADABLE', message: 'Enter a ticket number.' })
    await user.click(code)
    await check('hello')
    expect(await screen.findByText('Enter a ticket number.')).toBeTruthy()
    expect(screen.queryByRole('status', { name: texts.outcome.title })).toBeNull()
  })

  it('refuses a pickup code without an order with a sentence', async () => {
    service.on(checkTicketCall, { refuse: 'PICKUP_CODE_UNKNOWN' })
    const { check, outcome } = await open()
    await check('ABCD EFGH 2345 6789')
    expect(within(await outcome()).getByText(airportErrorTexts.en.PICKUP_CODE_UNKNOWN)).toBeTruthy()
  })

  it('shows when and where a used ticket was checked', async () => {
    service.on(checkTicketCall, {
      refuse: 'STAFF_TICKET_CHECKED',
      data: { usedAt: '2026-11-24T00:00:00.000Z', usedPlace: 'Gate 1' },
    })
    const { check, outcome } = await open()
    await check(TICKET)
    const card = within(await outcome())
    expect(card.getByText(texts.outcome.refused)).toBeTruthy()
    expect(card.getByText(/24 November 2026, 08:00, Gate 1/)).toBeTruthy()
    expect(card.queryByRole('button', { name: texts.override.open })).toBeNull()
    expect(screen.getByText('Checks: 1, refused: 1')).toBeTruthy()
  })

  it('a supervisor lets in a ticket outside its time with a reason', async () => {
    service.on(checkTicketCall, {
      refuse: 'STAFF_TICKET_EARLY',
      data: { goodFrom: '2026-11-23T22:00:00.000Z', goodUntil: '2026-11-24T16:00:00.000Z' },
    })
    service.serve(overrideTicketCall, good())
    const { check, outcome, user } = await open()
    await check(TICKET)
    expect(within(await outcome()).getByText(/24 November 2026, 06:00 to 25 November 2026, 00:00/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: texts.override.open }))
    await user.enter(await screen.findByLabelText(common.reason), 'Bus was cancelled')
    await user.click(screen.getByRole('button', { name: texts.override.confirm }))
    await waitFor(async () => expect(within(await outcome()).getByText(texts.outcome.checked)).toBeTruthy())
    expect(service.sent(overrideTicketCall)[0]).toMatchObject({
      code: TICKET,
      place: 'Gate 3',
      reason: 'Bus was cancelled',
    })
  })

  it('a gate cannot override the time (negative control)', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'gate', rights: ['backoffice.open', 'ticket.check'] }))
    service.on(checkTicketCall, { refuse: 'STAFF_TICKET_EARLY' })
    const { check, outcome } = await open()
    await check(TICKET)
    expect(within(await outcome()).queryByRole('button')).toBeNull()
  })
})

it.each([
  ['STAFF_TICKETS_COLLECTED', 'Already collected', 'late'],
  ['PICKUP_CODE_REPLACED', 'Cannot be collected', 'bad'],
])('a pickup code refused with %s is shown without a ride: %s, tone %s', async (refuse, title, tone) => {
  service.on(checkTicketCall, { refuse, data: { usedAt: '2026-11-24T00:00:00.000Z', usedPlace: 'Counter 2' } })
  const { check, outcome } = await open()
  await check('abcdefgh23456789')
  const card = await outcome()
  expect(within(card).getByText(title).parentElement?.dataset.tone).toBe(tone)
  expect(within(card).getByText(/24 November 2026, 08:00, Counter 2/)).toBeTruthy()
  expect(screen.queryByText(texts.outcome.refused)).toBeNull()
})

it('[D5.6] a pickup code collects all tickets of an order', async () => {
  service.serve(checkTicketCall, good([ticket('T1'), ticket('T2'), ticket('T3', 'elderly')], 'collected'))
  const { check, outcome } = await open()
  await check('abcdefgh23456789')
  const card = within(await outcome())
  expect(screen.getByText('ABCD EFGH 2345 6789')).toBeTruthy()
  expect(card.getByText(texts.outcome.collected)).toBeTruthy()
  expect(card.getByText('Adult × 2 · Senior')).toBeTruthy()
})
