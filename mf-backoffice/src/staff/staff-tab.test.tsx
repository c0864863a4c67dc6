import {
  issueEnrolmentCodeCall,
  queryStaffCall,
  queryStaffIndexCall,
  resetSecondFactorCall,
  setStaffRoleCall,
} from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as remoteTexts } from '../i18n/en'
import { texts } from '../kit/texts/index/en'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, staffMember, startStaffService } from '../testing/staff-service'

const AT = '/back_management_index?tab=staff'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const open = async (email: string) => {
  const backoffice = await openBackoffice({ at: AT })
  await backoffice.user.click(await screen.findByRole('button', { name: `Change role of ${email}` }))
  await screen.findByRole('dialog')
  const choose = (role: string) => backoffice.user.selectOptions(screen.getByLabelText(texts.staff.new), role)
  const confirm = () => backoffice.user.click(screen.getByRole('button', { name: texts.staff.confirm }))
  return { ...backoffice, choose, confirm }
}

describe('[D5.4] staff and roles', () => {
  it('lists accounts with role, since when and by whom', async () => {
    await openBackoffice({ at: AT })
    const row = within((await screen.findByText('support@demo.test')).closest('tr') as HTMLElement)
    expect(row.getByText('Support')).toBeTruthy()
    expect(row.getByText('1 November 2026, 09:00')).toBeTruthy()
    expect(row.getByText(texts.staff.system)).toBeTruthy()
  })

  it('an auditor reads the accounts and cannot change them', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'staff.read'] }))
    await openBackoffice({ at: AT })
    await screen.findByText('support@demo.test')
    expect(within(screen.getByRole('table')).queryAllByRole('button')).toEqual([])
  })

  it('shows the effect of a change, then sends the role with the one that was shown', async () => {
    service.serve(setStaffRoleCall, staffMember('new', 'gate'))
    const { choose, confirm, host } = await open('new@demo.test')
    await confirm()
    expect(screen.getByText(texts.staff.same)).toBeTruthy()
    expect(service.getCalls(setStaffRoleCall)).toEqual([])
    await choose('Gate staff')
    expect(screen.getByText(/changes from “No role” to “Gate staff”/)).toBeTruthy()
    await confirm()
    await waitFor(() => expect(host.toastTexts).toEqual(['The role of new@demo.test is now “Gate staff”.']))
    expect(service.sent(setStaffRoleCall)[0]).toEqual({
      accountId: 'a-new',
      role: 'gate',
      expectedRole: 'none',
    })
    await waitFor(() => expect(service.getCalls(queryStaffCall).length).toBeGreaterThan(1))
  })

  it('shows what is lost when a role is removed', async () => {
    const { choose } = await open('support@demo.test')
    await choose('No role')
    expect(screen.getByText(/loses the role “Support”/)).toBeTruthy()
  })

  it('marks the own account', async () => {
    await open('level9@demo.test')
    expect(screen.getByText(texts.staff.self)).toBeTruthy()
  })

  it('refuses a stale form and shows the current role; the choice stays', async () => {
    service.on(setStaffRoleCall, { refuse: 'STAFF_FORM_STALE' })
    const { choose, confirm } = await open('support@demo.test')
    await choose('Finance')
    service.serve(queryStaffCall, [staffMember('support', 'auditor')])
    await confirm()
    expect(await screen.findByText('Someone else has changed this. Look at it again, then decide.')).toBeTruthy()
    expect(await screen.findByText(/changes from “Auditor” to “Finance”/)).toBeTruthy()
  })

  it('the last supervisor retains the role, and the refusal is shown', async () => {
    service.on(setStaffRoleCall, { refuse: 'STAFF_LAST_SUPERVISOR' })
    const { choose, confirm } = await open('level9@demo.test')
    await choose('Support')
    await confirm()
    expect(await screen.findByText('This is the last supervisor. Choose another one first.')).toBeTruthy()
  })

  it('a right that was removed meanwhile closes the page', async () => {
    service.on(setStaffRoleCall, { refuse: 'FORBIDDEN' })
    const { choose, confirm } = await open('support@demo.test')
    await choose('Finance')
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'support', rights: ['backoffice.open'] }))
    await confirm()
    expect(await screen.findByText('This page is not part of your role')).toBeTruthy()
  })

  it('resets the second factor of an account after a confirmation', async () => {
    service.serve(resetSecondFactorCall, { accountId: 'a-support' })
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Reset second factor of support@demo.test' }))
    const dialog = await screen.findByRole('dialog', { name: texts.staff.resetTitle })
    expect(within(dialog).getByText(/recovery codes of support@demo.test/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: texts.staff.reset }))
    await waitFor(() => expect(host.toastTexts).toEqual(['The second factor of support@demo.test was reset.']))
    expect(service.sent(resetSecondFactorCall)[0]).toEqual({ accountId: 'a-support' })
  })

  it('creates an enrolment code after a confirmation, and shows it once', async () => {
    const enrolmentCode = '01234-56789-abcde-f0123'
    const validUntil = Date.parse('2026-11-22T10:00:00+08:00')
    service.serve(issueEnrolmentCodeCall, { accountId: 'a-support', enrolmentCode, validUntil })
    const { user } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Enrolment code for support@demo.test' }))
    const question = await screen.findByRole('dialog', { name: texts.staff.codeTitle })
    await user.click(within(question).getByRole('button', { name: common.enrolmentCode }))
    expect(await screen.findByText(enrolmentCode)).toBeTruthy()
    expect(service.sent(issueEnrolmentCodeCall)[0]).toEqual({ accountId: 'a-support' })
    await user.click(screen.getByRole('button', { name: remoteTexts.page.close }))
    await waitFor(() => expect(screen.queryByText(enrolmentCode)).toBeNull())
  })

  it('a list that fails to load shows an error in place', async () => {
    service.on(queryStaffCall, { refuse: 'FAULT', message: '', status: 500 })
    await openBackoffice({ at: AT, takesFaults: true })
    expect(await screen.findByText(texts.staff.failed)).toBeTruthy()
  })
})
