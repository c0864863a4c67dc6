import { addAreaCall, setStaffRoleCall } from '@shuttle/wire/staff'
import { Registry } from 'prom-client'
import { buildApp } from '../../../app'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inThisOrder } from '../../../testing/in-this-order'
import { newStaff, type TestStaff } from '../../../testing/new-staff'
import { withoutRowLocks } from '../../../testing/without-row-locks'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const addArea = async (by: TestStaff) =>
  (await by.send(addAreaCall, { code: 'SHK', nameZhHk: '蛇口', nameZhCn: '蛇口', nameEn: 'Shekou' })).code
const takeRoleOf = async ({ accountId }: TestStaff) => {
  const other = await site.staff('supervisor')
  return async () => (await other.send(setStaffRoleCall, { accountId, role: 'none', expectedRole: 'supervisor' })).code
}
/** Every staff action waits here for its audit entry, when nearly all of it is done. */
const holdAudit: Parameters<typeof inThisOrder>[1] = (trx) =>
  trx.selectFrom('audit_head').select('id').forUpdate().execute()
const listAreas = async () =>
  (await site.db.selectFrom('stations').select('code').where('code', '=', 'SHK').execute()).length
const listActions = async () => {
  const events = site.db.selectFrom('audit_entries').select(['action', 'outcome']).orderBy('entry').execute()
  return (await events).map(({ action, outcome }) => `${action} ${outcome}`)
}

describe('[D5.68] a role that is removed during an action', () => {
  it('the role allows no action where it was removed first', async () => {
    const supervisor = await site.staff('supervisor')
    const takeRole = await takeRoleOf(supervisor)
    const { one, other } = await inThisOrder(site.db, holdAudit, [takeRole, () => addArea(supervisor)])
    expect([await one, await other, await listAreas()]).toEqual(['SUCCESS', 'FORBIDDEN', 0])
    expect(await listActions()).toEqual(['staff.edit done', 'area.edit refused'])
  })

  it('the role is removed once an action that began before is done', async () => {
    const supervisor = await site.staff('supervisor')
    const takeRole = await takeRoleOf(supervisor)
    const { one, other } = await inThisOrder(site.db, holdAudit, [() => addArea(supervisor), takeRole])
    expect([await one, await other, await listAreas()]).toEqual(['SUCCESS', 'SUCCESS', 1])
    expect(await listActions()).toEqual(['area.edit done', 'staff.edit done'])
  })

  it('an action without permission succeeds when it does not lock the role (negative control)', async () => {
    const context = { ...site.context, db: withoutRowLocks(site.db, ['ForShare']), metrics: new Registry() }
    const app = await buildApp(context)
    const supervisor = await newStaff(app, context, 'supervisor')
    const takeRole = await takeRoleOf(supervisor)
    const { one, other } = await inThisOrder(site.db, holdAudit, [takeRole, () => addArea(supervisor)])
    expect([await one, await other, await listAreas()]).toEqual(['SUCCESS', 'SUCCESS', 1])
    expect(await listActions()).toEqual(['staff.edit done', 'area.edit done'])
    await app.close()
  })

  it('the later of two supervisors who remove the role of each other fails', async () => {
    const [one, other] = [await site.staff('supervisor'), await site.staff('supervisor')]
    const demote = (by: TestStaff, { accountId }: TestStaff) =>
      by.send(setStaffRoleCall, { accountId, role: 'none', expectedRole: 'supervisor' })
    const codes = (await Promise.all([demote(one, other), demote(other, one)])).map(({ code }) => code)
    expect(codes.sort()).toEqual(['FORBIDDEN', 'SUCCESS'])
  })
})
