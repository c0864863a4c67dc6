import { applyTimetableCall, previewTimetableCall, type TimetablePreview } from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { staffDeparture } from '../testing/departure'
import { openBackoffice } from '../testing/open-backoffice'
import { type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/departures/en'

const DAY = '2026-11-28'
const AT = `/back_management_index?tab=departures&line=HKGZHO&day=${DAY}&panel=timetable`
const TIMETABLE = '06:00-06:29 40'

const plan = (change: Partial<TimetablePreview> = {}): TimetablePreview => ({
  ...{ added: 2, changed: 1, same: 3, skipped: 1, others: 4, addedSeats: 80, days: 5, errors: [], revision: 'r-1' },
  skippedRows: [staffDeparture('08:00', { sold: 38 })],
  ...change,
})

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
  service.serve(previewTimetableCall, plan())
})
afterEach(() => service.stop())

const open = async () => {
  const backoffice = await openBackoffice({ at: AT })
  const lines = await screen.findByLabelText<HTMLTextAreaElement>(texts.timetable.lines)
  const press = (name: string) => backoffice.user.click(screen.getByRole('button', { name }))
  return { ...backoffice, lines, press, count: () => press(common.preview) }
}
const countOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent

describe('[D5.32] departures from a timetable', () => {
  it('departures are counted, confirmed and stored with the counted revision', async () => {
    service.serve(applyTimetableCall, { added: 2, changed: 1, same: 3, skipped: 1, others: 4 })
    const { user, lines, count, press, host } = await open()
    await user.enter(lines, TIMETABLE)
    await user.click(screen.getByRole('checkbox', { name: 'Sun' }))
    await count()
    await screen.findByText('5 days')
    const labels = [texts.timetable.added, texts.timetable.changed, texts.timetable.same, texts.timetable.skipped]
    expect(labels.map(countOf)).toEqual(['2', '1', '3', '1'])
    await press('Create 2 departures')
    const question = await screen.findByRole('dialog', { name: texts.timetable.confirmTitle })
    expect(question.textContent).toContain(
      '2 departures are created, with 80 seats in all.1 departure gets new times or seats',
    )
    service.serve(previewTimetableCall, plan({ added: 0, changed: 0, same: 6 }))
    await user.click(within(question).getByRole('button', { name: texts.timetable.confirmLabel }))
    await waitFor(() => expect(host.toastTexts).toEqual(['New departures: 2. Changed: 1.']))
    expect(service.sent(applyTimetableCall)[0]).toEqual({
      ...{ lineCode: 'HKGZHO', from: DAY, to: DAY, weekdays: [1, 2, 3, 4, 5, 6], timetable: TIMETABLE },
      expectedRevision: 'r-1',
    })
    expect(await screen.findByText(texts.timetable.nothing)).toBeTruthy()
  })

  it('[D5.33] refuses a stale count and counts again; the input stays', async () => {
    service.on(applyTimetableCall, { refuse: 'STAFF_FORM_STALE' })
    const { user, lines, count, press } = await open()
    await user.enter(lines, TIMETABLE)
    await count()
    await screen.findByText('5 days')
    await press('Create 2 departures')
    service.serve(previewTimetableCall, plan({ added: 1, revision: 'r-2' }))
    await press(texts.timetable.confirmLabel)
    expect(await screen.findByText('Someone else has changed this. Look at it again, then decide.')).toBeTruthy()
    expect(await screen.findByText(/1 departure is created, with/)).toBeTruthy()
    expect(lines.value).toBe(TIMETABLE)
  })

  it('names unreadable lines at the field, which has the focus', async () => {
    const errors = Array.from({ length: 6 }, (_, at) => ({ line: at + 2, fault: 'SHAPE' as const }))
    service.serve(previewTimetableCall, plan({ errors: [{ line: 1, fault: 'TIME' }, ...errors] }))
    const { user, lines, count } = await open()
    await count()
    expect(screen.getByText(texts.timetable.none)).toBeTruthy()
    await user.enter(lines, 'soon')
    await count()
    expect(await screen.findByText(/Line 1: there is no such time; .*2 more lines, from line 6 on/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(lines))
    expect(screen.queryByText('5 days')).toBeNull()
  })

  it('a missing weekday and invalid days are errors of their fields', async () => {
    const { user, lines, count } = await open()
    await user.enter(lines, TIMETABLE)
    for (const day of screen.getAllByRole('checkbox').slice(-7)) await user.click(day)
    await count()
    expect(screen.getByText(texts.timetable.noWeekday)).toBeTruthy()
    fireEvent.change(screen.getByLabelText(common.lastTravelDay), { target: { value: '2027-11-29' } })
    await count()
    expect(screen.getByText(texts.days.invalid)).toBeTruthy()
    expect(service.getCalls(previewTimetableCall)).toEqual([])
  })

  it('reads departures from a file; refuses one of ten megabytes with the reason', async () => {
    const { user, lines } = await open()
    const input = screen.getByLabelText(texts.timetable.file)
    await user.upload(input, new File(['x'.repeat(10 * 1024 * 1024)], 'big.csv', { type: 'text/csv' }))
    expect(await screen.findByText(texts.timetable.fileTooLarge)).toBeTruthy()
    expect(lines.value).toBe('')
    await user.upload(input, new File([TIMETABLE], 'small.csv', { type: 'text/csv' }))
    await waitFor(() => expect(lines.value).toBe(TIMETABLE))
    expect(screen.queryByText(texts.timetable.fileTooLarge)).toBeNull()
  })

  it('fills in departures from the first to the last by an interval', async () => {
    const { user, lines, press } = await open()
    await user.click(screen.getByText(texts.timetable.spread))
    fireEvent.change(screen.getByLabelText(texts.timetable.last), { target: { value: '05:00' } })
    await press(texts.timetable.fill)
    expect(screen.getByText(texts.timetable.lastBad)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(texts.timetable.last))
    fireEvent.change(screen.getByLabelText(texts.timetable.last), { target: { value: '06:30' } })
    await press(texts.timetable.fill)
    expect(lines.value).toBe('06:00-06:29 40\n06:30-06:59 40')
  })
})
