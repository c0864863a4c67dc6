import {
  addPeakDaysCall,
  queryLineSettingsCall,
  queryStaffIndexCall,
  removeLineSettingsCall,
  removePeakDaysCall,
  setLineSettingsCall,
} from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { lineSettings } from '../testing/line-prices'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/lines/en'

const AT = '/back_management_index?tab=lines'
const NAME = 'Hong Kong Port → Zhuhai Port'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

type User = Awaited<ReturnType<typeof openBackoffice>>['user']
const fill = async (user: User, label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.enter(field, value)
}
const check = async (user: User) => user.click(screen.getByRole('button', { name: common.check }))

describe('[D5.37] settings of lines', () => {
  it('a row opens the settings of today, planned changes by day, and the peak days', async () => {
    const { user } = await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.lines.choose)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: NAME }))
    const card = within(await screen.findByRole('region', { name: `Settings: ${NAME}` }))
    expect(card.getByText('From the beginning')).toBeTruthy()
    expect(card.getByText('From 1 December 2026')).toBeTruthy()
    expect(card.getByText('6 → 4')).toBeTruthy()
    expect(screen.getByText('24 December 2026 to 26 December 2026')).toBeTruthy()
  })

  it('an auditor reads settings and cannot change them', async () => {
    service.serve(
      queryStaffIndexCall,
      indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'line-settings.read'] }),
    )
    await openBackoffice({ at: `${AT}&line=HKGZHO&edit=settings` })
    const card = within(await screen.findByRole('region', { name: `Settings: ${NAME}` }))
    expect(card.queryAllByRole('button')).toEqual([])
    expect(screen.queryByLabelText(texts.settings.firstDay)).toBeNull()
  })

  it('a number outside its range is an error of its field, with the permitted range', async () => {
    const { user } = await openBackoffice({ at: `${AT}&line=CLKHZI&edit=settings` })
    await fill(user, texts.settings.windowDays, '91')
    await fill(user, texts.settings.longestWaitMinutes, '59')
    await check(user)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.settings.windowDays)))
    expect(screen.getByText('Enter a whole number from 1 to 90.')).toBeTruthy()
    expect(screen.getByText(/longest wait cannot be shorter/)).toBeTruthy()
    expect(service.getCalls(setLineSettingsCall)).toEqual([])
  })

  it('confirms the changes and that the line disappears, then sends the values that were shown', async () => {
    service.serve(setLineSettingsCall, lineSettings())
    const { user, host } = await openBackoffice({ at: `${AT}&line=HKGZHO&edit=settings` })
    await fill(user, texts.settings.maxPerOrder, '5')
    await user.click(screen.getByLabelText(texts.settings.isOnSale))
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: `Change the settings of ${NAME}?` }))
    expect(dialog.getByText(/bought from 22 November 2026 on.*Settings that change: 2\./)).toBeTruthy()
    expect([dialog.getByText('On sale → Off sale'), dialog.getByText('6 → 5')]).toBeTruthy()
    expect(dialog.getByText(texts.settings.off)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.settings.confirm }))
    await waitFor(() => expect(host.toastTexts).toEqual(['The settings from 22 November 2026 were changed.']))
    expect(service.sent(setLineSettingsCall)[0]).toEqual({
      ...{ lineCode: 'HKGZHO', from: '2026-11-22', expectedRevision: 'r-1' },
      settings: { isOnSale: false, onlineConcession: true, maxPerOrder: 5, maxChildren: 1, windowDays: 14 },
    })
  })

  it('removes a planned change after a confirmation', async () => {
    service.serve(removeLineSettingsCall, lineSettings())
    const { user } = await openBackoffice({ at: `${AT}&line=HKGZHO` })
    await user.click(await screen.findByRole('button', { name: 'Remove the settings from 1 December 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.settings.removeTitle }))
    await user.click(dialog.getByRole('button', { name: common.remove }))
    await waitFor(() =>
      expect(service.sent(removeLineSettingsCall)[0]).toEqual({
        ...{ lineCode: 'HKGZHO', from: '2026-12-01', expectedRevision: 'r-1' },
      }),
    )
  })

  it('lines that fail to load show an error in place', async () => {
    service.on(queryLineSettingsCall, { refuse: 'FAULT', message: '', status: 500 })
    await openBackoffice({ at: AT, takesFaults: true })
    expect(await screen.findByText(texts.lines.failed)).toBeTruthy()
  })
})

describe('[D5.36] peak days', () => {
  it('refuses overlapping peak days at the field; confirms and sends others', async () => {
    service.serve(addPeakDaysCall, lineSettings())
    const { user } = await openBackoffice({ at: `${AT}&line=HKGZHO&edit=peak` })
    await fill(user, common.firstTravelDay, '2026-12-20')
    await fill(user, common.lastTravelDay, '2026-12-24')
    await check(user)
    expect(await screen.findByText('These days overlap with other peak days.')).toBeTruthy()
    await fill(user, common.lastTravelDay, '2026-12-23')
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: texts.peak.question }))
    expect(dialog.getByText(/20 December 2026 to 23 December 2026: at most 2 people.*Days: 4\./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.peak.confirm }))
    await waitFor(() =>
      expect(service.sent(addPeakDaysCall)[0]).toMatchObject({
        ...{ from: '2026-12-20', until: '2026-12-24', maxPerOrder: 2, expectedRevision: 'p-1' },
      }),
    )
  })

  it('peak days that a colleague added meanwhile are an error of the field after the refusal', async () => {
    service.on(addPeakDaysCall, { refuse: 'STAFF_FORM_STALE' })
    const { user } = await openBackoffice({ at: `${AT}&line=HKGZHO&edit=peak` })
    await fill(user, common.lastTravelDay, '2026-11-23')
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: texts.peak.question }))
    const answer = lineSettings()
    const peakDays = [{ from: '2026-11-23', until: '2026-11-24', maxPerOrder: 1 }]
    service.serve(queryLineSettingsCall, { ...answer, lines: answer.lines.map((line) => ({ ...line, peakDays })) })
    await user.click(dialog.getByRole('button', { name: texts.peak.confirm }))
    expect(await screen.findByText('These days overlap with other peak days.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.peak.question })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(common.firstTravelDay)))
    expect(screen.getByLabelText(common.lastTravelDay)).toHaveProperty('value', '2026-11-23')
  })

  it('removes peak days after a confirmation', async () => {
    service.serve(removePeakDaysCall, lineSettings())
    const { user, host } = await openBackoffice({ at: `${AT}&line=HKGZHO` })
    await user.click(await screen.findByRole('button', { name: /^Remove the peak days 24 December/ }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.peak.removeTitle }))
    await user.click(dialog.getByRole('button', { name: common.remove }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.peak.removed]))
    expect(service.sent(removePeakDaysCall)[0]).toMatchObject({ from: '2026-12-24', expectedRevision: 'p-1' })
  })
})
