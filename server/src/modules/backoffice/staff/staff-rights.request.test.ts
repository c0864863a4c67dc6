import { mayStaff, STAFF_POSITIONS, STAFF_RIGHTS, type StaffAction, type StaffPosition } from '@shuttle/domain/staff'
import { queryAuditCall, queryStaffIndexCall } from '@shuttle/wire/staff'
import { staffCalls } from '../../../http/openapi'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import type { TestStaff } from '../../../testing/new-staff'

let site: TestApp
const staffMembers = {} as Record<StaffPosition, TestStaff>
beforeAll(async () => {
  site = await buildTestApp()
  for (const position of STAFF_POSITIONS) staffMembers[position] = await site.staff(position)
})
afterAll(() => site.close())

const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirst()

const cells = staffCalls.flatMap(({ path, access }) =>
  STAFF_POSITIONS.map((position) => [path, position, access as StaffAction] as const),
)
/** Each call refuses one position, and each action serves one; the positions of each action are a pure table. */
const kinds = cells.map(([path, position, action]) => (mayStaff(position, action) ? action : path))
const oneOfEach = cells.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at)

describe('[D5.4] rights of the back office', () => {
  it('every action is named by a call, and every call names one', () => {
    expect([...new Set(staffCalls.map(({ access }) => access))].sort()).toEqual(Object.keys(STAFF_RIGHTS).sort())
  })

  it.each(inLarge(cells, oneOfEach))(
    'call %s serves a %s according to the table, and the audit has it',
    async (path, position, action) => {
      const { code } = await staffMembers[position].call(path, {})
      expect([code, code === 'FORBIDDEN']).toEqual([code, !mayStaff(position, action)])
      expect(await lastAuditEvent()).toMatchObject({
        account_id: staffMembers[position].accountId,
        role: position,
        action,
        outcome: code === 'SUCCESS' ? 'done' : 'refused',
        refusal: code === 'SUCCESS' ? '' : code,
      })
    },
  )

  const LEVELS = [0, 1, 8]
  it.each(
    staffCalls.map(
      ({ path, access }, at) => [path, access, inLarge(LEVELS, LEVELS.slice(at % 3, (at % 3) + 1))] as const,
    ),
  )('call %s is closed to all others, and %s is in the audit', async (path, action, levels) => {
    expect((await site.call(path, {})).answer.code).toBe('401')
    for (const level of levels) {
      const member = await site.member(level)
      expect((await member.call(path, { level: 9, role: 'supervisor' }, { 'x-level': '9' })).code).toBe('FORBIDDEN')
      const entry = { account_id: member.accountId, role: 'none', action, outcome: 'refused', refusal: 'FORBIDDEN' }
      expect(await lastAuditEvent()).toMatchObject(entry)
    }
  })
})

describe('level and role are those of the moment of the call', () => {
  it('a removed role opens nothing any more', async () => {
    const auditor = await site.staff('auditor')
    expect((await auditor.send(queryAuditCall, {})).code).toBe('SUCCESS')
    await site.db.deleteFrom('staff_roles').where('account_id', '=', auditor.accountId).execute()
    expect((await auditor.send(queryAuditCall, {})).code).toBe('FORBIDDEN')
    expect((await auditor.send(queryStaffIndexCall, {})).data).toEqual({
      role: 'none',
      rights: ['backoffice.open', 'second-factor.give'],
      secondFactor: 'off',
    })
  })

  it('a role of an account that is not of level 9 any more opens nothing', async () => {
    const supervisor = await site.staff('supervisor')
    await site.db.updateTable('accounts').set({ level: 8 }).where('id', '=', supervisor.accountId).execute()
    expect((await supervisor.send(queryStaffIndexCall, {})).code).toBe('FORBIDDEN')
  })
})

it('a right that is removed from the table closes its calls and opens nothing else (negative control)', async () => {
  const rights = STAFF_RIGHTS as unknown as Record<string, readonly string[]>
  const before = rights['staff.read'] ?? []
  const supervisor = await site.staff('supervisor')
  const callAll = async () => {
    const codes: string[] = []
    for (const { path } of staffCalls) codes.push((await supervisor.call(path, {})).code)
    return codes
  }
  const open = await callAll()
  rights['staff.read'] = []
  // A person may export once a minute.
  site.clock.advance(60_000)
  try {
    const closed = await callAll()
    const changed = staffCalls.filter((_, at) => open[at] !== closed[at]).map(({ path }) => path)
    expect(changed).toEqual(['staff/query.staff'])
  } finally {
    rights['staff.read'] = before
  }
})
