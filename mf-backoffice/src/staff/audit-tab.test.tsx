import { queryAuditCall } from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts } from '../kit/texts/index/en'
import { openBackoffice } from '../testing/open-backoffice'
import { anAuditEvent, type StaffService, startStaffService } from '../testing/staff-service'

const AT = '/back_management_index?tab=audit'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const lastBody = () => service.sent(queryAuditCall).at(-1)
const row = async (entry: string) =>
  within((await screen.findByRole('button', { name: entry })).closest('tr') as HTMLElement)

describe('[D5.4] the audit', () => {
  it('shows who did which action to which object, in which role, and its result', async () => {
    await openBackoffice({ at: AT })
    const done = await row('2')
    expect(await done.findByText('supervisor@demo.test (Supervisor)')).toBeTruthy()
    expect(done.getByText(texts.action.staffEdit)).toBeTruthy()
    expect(done.getByText('21 November 2026, 09:30')).toBeTruthy()
    expect(done.getByText(texts.audit.done)).toBeTruthy()
    expect((await row('1')).getByText('Refused: STAFF_FORM_STALE')).toBeTruthy()
  })

  it('a row opens beside the table with values before and after; its URL opens it too', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: '2' }))
    const panel = within(await screen.findByRole('complementary', { name: 'Entry 2' }))
    expect(panel.getByText('{"role":"none"}')).toBeTruthy()
    expect(panel.getByText('{"role":"support"}')).toBeTruthy()
    expect(panel.getByText('r-2')).toBeTruthy()
    expect(here()).toBe(`${AT}&entry=2`)
    await user.click(panel.getByRole('button', { name: 'Close' }))
    expect(here()).toBe(AT)
  })

  it('the URL has the filters, and the query sends them', async () => {
    const { user, here } = await openBackoffice({ at: `${AT}&action=staff.edit&object=a-support` })
    await screen.findByRole('button', { name: '2' })
    expect(lastBody()).toEqual({ pageSize: 50, action: 'staff.edit', objectId: 'a-support' })
    await user.selectOptions(screen.getByLabelText(texts.audit.account), 'support@demo.test')
    await user.click(screen.getByRole('button', { name: common.show }))
    expect(here()).toBe(`${AT}&account=a-support&action=staff.edit&object=a-support`)
    await waitFor(() => expect(lastBody()).toMatchObject({ accountId: 'a-support' }))
    await user.click(screen.getByRole('button', { name: common.clear }))
    expect(here()).toBe(AT)
  })

  it('the audit pages by entry: to older ones, and back to the newest', async () => {
    service.serve(queryAuditCall, ({ beforeEntry }) =>
      beforeEntry === 51 ? [anAuditEvent(50)] : Array.from({ length: 50 }, (_, index) => anAuditEvent(100 - index)),
    )
    const { user, here } = await openBackoffice({ at: AT })
    await screen.findByRole('button', { name: '100' })
    await user.click(screen.getByRole('button', { name: common.older }))
    expect(await screen.findByRole('button', { name: '50' })).toBeTruthy()
    expect(here()).toBe(`${AT}&before=51`)
    await user.click(screen.getByRole('button', { name: common.newest }))
    expect(await screen.findByRole('button', { name: '100' })).toBeTruthy()
    expect(here()).toBe(AT)
  })

  it('a missing entry shows a message', async () => {
    service.serve(queryAuditCall, [])
    await openBackoffice({ at: `${AT}&object=nothing` })
    expect(await screen.findByText(texts.audit.empty, { selector: 'p' })).toBeTruthy()
  })
})
