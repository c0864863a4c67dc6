import { staffErrorTexts } from '@shuttle/i18n/errors/staff'
import {
  queryStaffGuidesCall,
  queryStaffIndexCall,
  saveHolidaysCall,
  saveLineGuideCall,
  saveStopGuideCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { texts as remoteTexts } from '../i18n/en'
import { staffGuides } from '../testing/guides'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/guides/en'

const AT = '/back_management_index?tab=guides'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: texts.form.submit }))
const confirm = async () => {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: texts.form.submit }))
  return dialog
}

describe('[D11.stops.7] when and where buses leave, in the back office', () => {
  it('lists lines, stops and holidays, and what has no guide yet; an auditor has no way to write one', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'guide.read'] }))
    await openBackoffice({ at: `${AT}&edit=lines+HKGZHO` })
    await screen.findByText(texts.list.missing)
    const rows = screen.getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'LineHong Kong Port → Zhuhai PortHKGZHOPublished',
      'StopHong Kong PortHKGPublished',
      'StopZhuhai PortZHONothing yet',
      'Public holidaysPublic holidaysPublished',
    ])
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
  })

  it('shows a refused timetable and an unknown bay at their fields, and sends what was corrected', async () => {
    service.serve(saveLineGuideCall, staffGuides())
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('link', { name: 'Edit: Hong Kong Port → Zhuhai Port' }))
    await screen.findByLabelText(texts.form.weekday)
    type(texts.form.weekday, '06:00-05:00 10')
    type(texts.form.bay, '3')
    submit()
    expect(await screen.findByText(staffErrorTexts.en.STAFF_GUIDE_TIMES)).toBeTruthy()
    expect(screen.getByText(staffErrorTexts.en.STAFF_GUIDE_BAY)).toBeTruthy()
    type(texts.form.weekday, '05:00-23:00 15')
    type(texts.form.bay, '1')
    submit()
    const dialog = await confirm()
    expect(within(dialog).getByText(/on the page of “Hong Kong Port → Zhuhai Port”/)).toBeTruthy()
    await waitFor(() => expect(host.toastTexts).toEqual([texts.form.saved]))
    expect(service.sent(saveLineGuideCall)).toMatchObject([
      { code: 'HKGZHO', expectedRevision: 'r-line', content: { weekday: '05:00-23:00 15', bay: 1, rideMinutes: 40 } },
    ])
  })

  it('refuses a second editor of a stop without losing input, and overwrites on request', async () => {
    service.on(saveStopGuideCall, { refuse: 'STAFF_FORM_STALE' })
    await openBackoffice({ at: `${AT}&edit=stops+HKG` })
    await screen.findByLabelText(texts.form.latitude)
    type(texts.form.latitude, '22.31')
    submit()
    const { stops, ...others } = staffGuides()
    service.serve(queryStaffGuidesCall, { ...others, stops: stops.map((stop) => ({ ...stop, revision: 'r-2' })) })
    await confirm()
    await screen.findByText(remoteTexts.stale.title)
    service.serve(saveStopGuideCall, staffGuides())
    fireEvent.click(screen.getByRole('button', { name: remoteTexts.stale.overwrite }))
    await waitFor(() => expect(screen.queryByText(remoteTexts.stale.title)).toBeNull())
    submit()
    await confirm()
    await waitFor(() => expect(service.getCalls(saveStopGuideCall)).toHaveLength(2))
    expect(service.sent(saveStopGuideCall)[1]).toMatchObject({ expectedRevision: 'r-2', content: { latitude: 22.31 } })
  })

  it('writes the first guide of a stop, whose empty fields are shown, and the holidays', async () => {
    service.serve(saveHolidaysCall, staffGuides())
    const { unmount } = await openBackoffice({ at: `${AT}&edit=stops+ZHO` })
    await screen.findByLabelText(texts.form.latitude)
    submit()
    expect(await screen.findAllByText(staffErrorTexts.en.STAFF_CONTENT_TEXT_MISSING)).toHaveLength(24)
    expect(screen.getAllByText(staffErrorTexts.en.STAFF_GUIDE_PLACE)).toHaveLength(2)
    unmount()
    await openBackoffice({ at: `${AT}&edit=holidays+all` })
    await screen.findByLabelText(texts.form.days)
    type(texts.form.days, '2027-01-01\n2027-02-06')
    submit()
    await confirm()
    await waitFor(() => expect(service.getCalls(saveHolidaysCall)).toHaveLength(1))
    expect(service.sent(saveHolidaysCall)[0]).toMatchObject({ content: { days: '2027-01-01\n2027-02-06' } })
  })

  it('the URL of a missing guide shows a message', async () => {
    await openBackoffice({ at: `${AT}&edit=lines+QQQQQQ` })
    expect(await screen.findByText(texts.form.unknown)).toBeTruthy()
  })
})
