import { staffErrorTexts } from '@shuttle/i18n/errors/staff'
import { addAreaCall, queryAreasCall, queryStaffIndexCall, removeAreaCall, renameAreaCall } from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as remoteTexts } from '../i18n/en'
import { openBackoffice } from '../testing/open-backoffice'
import { staffArea, staffAreas } from '../testing/rules'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/areas/en'

const AT = '/back_management_index?tab=areas'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name }))
  return dialog
}
const fill = (code: string) => {
  type(texts.list.code, code)
  type(texts.list.nameZhHk, '青茂')
  type(texts.list.nameZhCn, '青茂')
  type(texts.list.nameEn, ' Qingmao ')
}

describe('[A8.region.1] areas', () => {
  it('lists areas with their names; an area in use cannot be removed and shows why', async () => {
    await openBackoffice({ at: AT })
    const used = await screen.findByRole('row', { name: /^HKG/ })
    expect(within(used).getByText(texts.list.used)).toBeTruthy()
    expect(within(used).queryByRole('button')).toBeNull()
    const free = screen.getByRole('row', { name: /^SHK/ })
    expect(within(free).getByRole('button', { name: 'Remove: Shekou (SHK)' })).toBeTruthy()
  })

  it('an auditor reads areas and cannot change them, not even by URL', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'area.read'] }))
    await openBackoffice({ at: `${AT}&edit=HKG` })
    const row = await screen.findByRole('row', { name: /^HKG/ })
    expect(within(row).queryByRole('link')).toBeNull()
    expect(screen.queryByRole('link', { name: texts.list.new })).toBeNull()
  })

  it('adds an area after a confirmation; an existing code and a missing name are errors of their fields', async () => {
    service.serve(addAreaCall, staffAreas(staffArea('QMO', 'Qingmao')))
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('link', { name: texts.list.new }))
    await screen.findByLabelText(texts.list.code)
    fill('hkg')
    type(texts.list.nameZhCn, '')
    press(texts.form.submit)
    expect(await screen.findByText(staffErrorTexts.en.STAFF_AREA_EXISTS)).toBeTruthy()
    expect(screen.getByText(staffErrorTexts.en.STAFF_CONTENT_TEXT_MISSING)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.list.code)))
    fill('qmo')
    press(texts.form.submit)
    await confirm(texts.form.submit)
    await waitFor(() => expect(host.toastTexts).toEqual([texts.form.saved]))
    expect(service.sent(addAreaCall)).toEqual([{ code: 'QMO', nameZhHk: '青茂', nameZhCn: '青茂', nameEn: 'Qingmao' }])
  })

  it('refuses at its code an area that a colleague added meanwhile', async () => {
    service.on(addAreaCall, { refuse: 'STAFF_AREA_EXISTS' })
    await openBackoffice({ at: `${AT}&edit=new` })
    await screen.findByLabelText(texts.list.code)
    fill('QMO')
    press(texts.form.submit)
    await confirm(texts.form.submit)
    await waitFor(() => expect(screen.getByLabelText(texts.list.code).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText(texts.list.nameEn)).toHaveProperty('value', ' Qingmao ')
  })

  it('refuses a second editor without losing input, and renames the stored area afterwards', async () => {
    service.on(renameAreaCall, { refuse: 'STAFF_FORM_STALE' })
    await openBackoffice({ at: `${AT}&edit=HKG` })
    await screen.findByLabelText(texts.list.nameEn)
    expect(screen.queryByLabelText(texts.list.code)).toBeNull()
    type(texts.list.nameEn, 'HZMB Hong Kong')
    press(texts.list.rename)
    service.serve(queryAreasCall, [staffArea('HKG', 'Theirs', { revision: 'r-2' })])
    const dialog = await confirm(texts.list.rename)
    expect(within(dialog).getByText(/on 4 lines/)).toBeTruthy()
    await screen.findByText(remoteTexts.stale.title)
    service.serve(renameAreaCall, staffAreas())
    press(remoteTexts.stale.overwrite)
    await waitFor(() => expect(screen.queryByText(remoteTexts.stale.title)).toBeNull())
    press(texts.list.rename)
    await confirm(texts.list.rename)
    await waitFor(() => expect(service.getCalls(renameAreaCall)).toHaveLength(2))
    expect(service.sent(renameAreaCall).map(({ expectedRevision, nameEn }) => [expectedRevision, nameEn])).toEqual([
      ['r-HKG', 'HZMB Hong Kong'],
      ['r-2', 'HZMB Hong Kong'],
    ])
  })

  it('removes an unused area after a confirmation', async () => {
    service.serve(removeAreaCall, [staffArea('HKG', 'Hong Kong Port')])
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Remove: Shekou (SHK)' }))
    await confirm(common.remove)
    await waitFor(() => expect(host.toastTexts).toEqual(['SHK was removed.']))
    expect(service.sent(removeAreaCall)).toEqual([{ code: 'SHK', expectedRevision: 'r-SHK' }])
  })

  it('the URL of a missing area shows a message', async () => {
    await openBackoffice({ at: `${AT}&edit=QQQ` })
    expect(await screen.findByText(texts.form.unknown)).toBeTruthy()
  })
})
