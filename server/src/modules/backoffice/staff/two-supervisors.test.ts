import { setStaffRoleCall } from '@shuttle/wire/staff'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { setRole } from './set-role'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  await site.db.deleteFrom('staff_roles').execute()
})

const countSupervisors = async () =>
  (await site.db.selectFrom('staff_roles').select('account_id').where('role', '=', 'supervisor').execute()).length

describe('[D5.4] two supervisors who remove the role of each other at the same moment', () => {
  it('one of two supervisors is first, and one is left', async () => {
    for (let round = 0; round < 10; round += 1) {
      await site.db.deleteFrom('staff_roles').execute()
      const [one, other] = [await site.staff('supervisor'), await site.staff('supervisor')]
      const demote = (by: typeof one, { accountId }: typeof one) =>
        by.send(setStaffRoleCall, { accountId, role: 'none', expectedRole: 'supervisor' })
      await Promise.all([demote(one, other), demote(other, one)])
      expect(await countSupervisors()).toBe(1)
    }
  })

  it('two supervisors remove each other when their roles are not locked (negative control)', async () => {
    const [one, other] = [await site.staff('supervisor'), await site.staff('supervisor')]
    const bothHaveChecked = barrier(2)
    const demote = (accountId: string) =>
      withoutRowLocks(site.db)
        .transaction()
        .execute(async (trx) => {
          await setRole(trx, { accountId, role: 'none', expectedRole: 'supervisor', by: '', now: 0 })
          await bothHaveChecked()
        })
    await Promise.all([demote(one.accountId), demote(other.accountId)])
    expect(await countSupervisors()).toBe(0)
  })
})
