import { queryStaffIndexCall, setStaffRoleCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  await site.db.deleteFrom('staff_roles').execute()
})

const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.4] a supervisor gives roles', () => {
  it('a change of role is in the audit with the role before and after', async () => {
    const [supervisor, someone] = [await site.staff('supervisor'), await site.staff('none')]
    const { accountId } = someone
    const answer = await supervisor.send(setStaffRoleCall, { accountId, role: 'finance', expectedRole: 'none' })
    expect(answer.data).toMatchObject({ accountId, role: 'finance', grantedBy: supervisor.accountId })
    expect((await someone.send(queryStaffIndexCall, {})).data.role).toBe('finance')
    const events = site.db.selectFrom('audit_entries').selectAll().where('action', '=', 'staff.edit')
    expect(await events.executeTakeFirstOrThrow()).toMatchObject({
      ...{ account_id: supervisor.accountId, object_kind: 'account', object_id: accountId },
      ...{ before: '{"role":"none"}', after: '{"role":"finance"}', outcome: 'done' },
    })
  })

  it.each([
    ['an unknown account', { accountId: 'nobody' }, 'STAFF_UNKNOWN'],
    ['a role that does not exist', { role: 'king' }, 'STAFF_ROLE_UNKNOWN'],
    ['a form that another supervisor has overtaken', { expectedRole: 'gate' }, 'STAFF_FORM_STALE'],
  ])('%s is refused, and no role changes', async (_, change, code) => {
    const [supervisor, someone] = [await site.staff('supervisor'), await site.staff('support')]
    const body = { accountId: someone.accountId, role: 'finance', expectedRole: 'support', ...change }
    const answer = await supervisor.send(setStaffRoleCall, body)
    expect(answer.code).toBe(code)
    expect(await lastAuditEvent()).toMatchObject({
      object_id: body.accountId,
      outcome: 'refused',
      refusal: code,
      after: '',
    })
    expect((await someone.send(queryStaffIndexCall, {})).data.role).toBe('support')
  })

  it('a member who is not of level 9 gets no role', async () => {
    const [supervisor, member] = [await site.staff('supervisor'), await site.member(8)]
    const body = { accountId: member.accountId, role: 'support', expectedRole: 'none' }
    expect((await supervisor.send(setStaffRoleCall, body)).code).toBe('STAFF_UNKNOWN')
  })

  it('the last supervisor stays one; with a second one the role can be removed', async () => {
    const supervisor = await site.staff('supervisor')
    const { accountId } = supervisor
    const body = { accountId, role: 'none', expectedRole: 'supervisor' }
    expect((await supervisor.send(setStaffRoleCall, body)).code).toBe('STAFF_LAST_SUPERVISOR')
    await site.staff('supervisor')
    expect((await supervisor.send(setStaffRoleCall, body)).code).toBe('SUCCESS')
  })
})
