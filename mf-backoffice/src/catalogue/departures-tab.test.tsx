import { stateRevision } from '@shuttle/domain/staff'
import {
  previewDepartureStatesCall,
  queryStaffDeparturesCall,
  queryStaffIndexCall,
  setDepartureCapacityCall,
  setDepartureStatesCall,
} from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { staffDeparture } from '../testing/departure'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/departures/en'

const DAY = '2026-11-28'
const AT = `/back_management_index?tab=departures&line=HKGZHO&day=${DAY}`

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const tick = (time: string) => screen.findByRole('checkbox', { name: `Choose ${time}` })
const press = (name: string, within_: HTMLElement = document.body) => within(within_).getByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const field = () => screen.findByLabelText<HTMLInputElement>(texts.one.seats)

describe('[D5.30] the departures of a day', () => {
  it('lists departures with sold tickets, capacity, seats left and state; support cannot change them', async () => {
    service.serve(
      queryStaffIndexCall,
      indexAnswer({ role: 'support', rights: ['backoffice.open', 'departure.inspect'] }),
    )
    await openBackoffice({ at: AT })
    const row = within((await screen.findByText('08:30–08:59')).closest('tr') as HTMLElement)
    expect(row.getByText('3/40')).toBeTruthy()
    expect(row.getByText('37')).toBeTruthy()
    expect(row.getByText(texts.state.paused)).toBeTruthy()
    expect(screen.getByText(texts.state.soldOut)).toBeTruthy()
    expect(screen.getAllByText('4 departures, 81 of 160 seats sold')).not.toEqual([])
    expect(screen.getByText(/1 departure on this day is paused. 3 tickets already sold stay valid/)).toBeTruthy()
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.queryByRole('button', { name: texts.timetable.open })).toBeNull()
  })

  it('shows the first line and today when the URL has neither; the next day is one press away', async () => {
    const { user } = await openBackoffice({ at: '/back_management_index?tab=departures' })
    await screen.findByText('08:30–08:59')
    const queries = () => service.sent(queryStaffDeparturesCall)
    expect(queries()[0]).toMatchObject({ lineCode: 'HKGZHO' })
    const today = queries()[0]?.date
    await user.click(press(texts.day.after))
    await waitFor(() => expect(queries().at(-1)?.date).not.toBe(today))
  })

  it('departures that fail to load show an error in place', async () => {
    service.on(queryStaffDeparturesCall, { refuse: 'FAULT', message: '', status: 500 })
    await openBackoffice({ at: AT, takesFaults: true })
    expect(await screen.findByText(texts.day.failed)).toBeTruthy()
  })

  it('a day without departures shows a message', async () => {
    service.serve(queryStaffDeparturesCall, [])
    await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.day.emptyHint)).toBeTruthy()
  })
})

describe('[D5.30] several departures are changed together', () => {
  it('confirms the departures and their sold tickets, then sends the values that were shown', async () => {
    service.serve(setDepartureStatesCall, { changed: 2, sold: 78 })
    const { user, host } = await openBackoffice({ at: AT })
    for (const time of ['08:00', '08:30', '09:30']) await user.click(await tick(time))
    expect(screen.getByText('3 chosen, 81 tickets sold')).toBeTruthy()
    await user.click(press(texts.choice.paused))
    const question = await dialog(texts.confirm.pausedTitle)
    expect(question.textContent).toContain('2 departures stop selling at once')
    expect(question.textContent).toContain('78 tickets already sold stay valid.')
    expect(question.textContent).toContain('1 other is already in this state')
    await user.click(press(texts.choice.paused, question))
    await waitFor(() => expect(host.toastTexts).toEqual(['2 departures are paused.']))
    const shown = (['open', 'paused', 'open'] as const).map((status, at) => ({
      ...{ date: DAY, beginTime: ['08:00', '08:30', '09:30'][at] ?? '', status },
    }))
    expect(service.sent(setDepartureStatesCall)[0]).toEqual({
      ...{ lineCode: 'HKGZHO', from: DAY, to: DAY, beginTimes: ['08:00', '08:30', '09:30'], state: 'paused' },
      expectedRevision: stateRevision(shown),
    })
    expect(await screen.findByText(texts.choice.none)).toBeTruthy()
  })

  it('shows no button for a change without an effect; a departed departure cannot be ticked', async () => {
    service.serve(queryStaffDeparturesCall, [staffDeparture('08:00'), staffDeparture('08:30', { shown: 'departed' })])
    const { user } = await openBackoffice({ at: AT })
    await user.click(await tick('08:00'))
    expect(screen.queryByRole('button', { name: texts.choice.open })).toBeNull()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  it('[D5.33] refuses a stale confirmation, counts again and confirms again', async () => {
    service.on(setDepartureStatesCall, { refuse: 'STAFF_FORM_STALE' })
    const { user } = await openBackoffice({ at: AT })
    await user.click(await tick('08:00'))
    await user.click(press(texts.choice.closed))
    const question = await dialog(texts.confirm.closedTitle)
    service.serve(queryStaffDeparturesCall, [staffDeparture('08:00', { sold: 39, status: 'paused', shown: 'paused' })])
    await user.click(press(texts.choice.closed, question))
    expect(await screen.findByText('Someone else has changed this. Look at it again, then decide.')).toBeTruthy()
    await waitFor(() => expect(question.textContent).toContain('39 tickets already sold'))
    service.serve(setDepartureStatesCall, { changed: 1, sold: 39 })
    await user.click(press(texts.choice.closed, question))
    await waitFor(() => expect(service.getCalls(setDepartureStatesCall)).toHaveLength(2))
    const [first, second] = service.sent(setDepartureStatesCall).map(({ expectedRevision }) => expectedRevision)
    expect(second).not.toBe(first)
  })
})

describe('[D5.31] seats of one departure', () => {
  it('refuses seats below the sold ones at the field with the minimum, and sends nothing', async () => {
    const { user } = await openBackoffice({ at: `${AT}&open=08:00` })
    await user.clear(await field())
    await user.type(await field(), '37{Enter}')
    expect(screen.getByText(/37 is fewer than the 38 already sold. The minimum is 38./)).toBeTruthy()
    expect(document.activeElement).toBe(await field())
    await user.clear(await field())
    await user.type(await field(), 'x{Enter}')
    expect(screen.getByText('Enter a number from 1 to 999.')).toBeTruthy()
    expect(service.getCalls(setDepartureCapacityCall)).toEqual([])
  })

  it('sends the new seats with those that were shown', async () => {
    service.serve(setDepartureCapacityCall, staffDeparture('08:00', { capacity: 38, sold: 38 }))
    const { user, host } = await openBackoffice({ at: `${AT}&open=08:00` })
    await user.clear(await field())
    await user.type(await field(), '38')
    await user.click(press(texts.one.save))
    await waitFor(() => expect(host.toastTexts).toEqual(['The 08:00 departure has 38 seats now.']))
    expect(service.sent(setDepartureCapacityCall)[0]).toEqual({
      ...{ lineCode: 'HKGZHO', date: DAY, beginTime: '08:00', capacity: 38, expectedCapacity: 40 },
    })
  })

  it('names the new minimum when tickets were sold meanwhile, and retains the input', async () => {
    service.on(setDepartureCapacityCall, { refuse: 'STAFF_SEATS_BELOW_SOLD' })
    const { user } = await openBackoffice({ at: `${AT}&open=08:00` })
    await user.clear(await field())
    await user.type(await field(), '38')
    service.serve(queryStaffDeparturesCall, [staffDeparture('08:00', { sold: 39 })])
    await user.click(press(texts.one.save))
    expect(await screen.findByText(/38 is fewer than the 39 already sold/)).toBeTruthy()
    expect((await field()).value).toBe('38')
  })

  it('the seats of a departed departure cannot change', async () => {
    service.serve(queryStaffDeparturesCall, [staffDeparture('08:00', { shown: 'departed' })])
    await openBackoffice({ at: `${AT}&open=08:00` })
    expect(await screen.findByText(texts.one.gone)).toBeTruthy()
    expect(screen.queryByLabelText(texts.one.seats)).toBeNull()
  })
})

describe('[D5.30] all departures of several days', () => {
  it('changes departures after the service counted them, with the counted revision', async () => {
    service.serve(previewDepartureStatesCall, {
      states: [
        { status: 'open', departures: 70, sold: 41 },
        { status: 'closed', departures: 2, sold: 0 },
      ],
      revision: 'r-1',
    })
    service.serve(setDepartureStatesCall, { changed: 70, sold: 41 })
    const { user, host } = await openBackoffice({ at: `${AT}&panel=days` })
    await user.selectOptions(await screen.findByLabelText(texts.days.state), texts.state.closed)
    await user.click(press(texts.days.preview))
    const question = await dialog(texts.confirm.closedTitle)
    expect(question.textContent).toContain('70 departures stop selling at once')
    expect(question.textContent).toContain('41 tickets already sold stay valid.')
    await user.click(press(texts.choice.closed, question))
    await waitFor(() => expect(host.toastTexts).toEqual(['70 departures are closed.']))
    const body = { lineCode: 'HKGZHO', from: DAY, to: DAY, state: 'closed', expectedRevision: 'r-1' }
    expect(service.sent(setDepartureStatesCall)[0]).toEqual(body)
    expect(service.getCalls(previewDepartureStatesCall)).toHaveLength(1)
  })

  it('invalid days are an error of their field; a change without an effect shows a message', async () => {
    service.serve(previewDepartureStatesCall, { states: [], revision: '' })
    const { user } = await openBackoffice({ at: `${AT}&panel=days` })
    const last = await screen.findByLabelText(common.lastTravelDay)
    await user.clear(last)
    await user.click(press(texts.days.preview))
    expect(screen.getByText(texts.days.invalid)).toBeTruthy()
    await user.type(last, DAY)
    await user.click(press(texts.days.preview))
    expect(await screen.findByText(texts.days.nothing)).toBeTruthy()
  })
})
