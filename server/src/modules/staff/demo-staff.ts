import type { Instant } from '@shuttle/domain'
import type { StaffRole } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { DEMO_ACCOUNTS, findAccountByEmail, insertDemoAccounts } from '../sessions'

/** Staff of the demo, beside the supervisor among its accounts; the password is the demo's. */
export const DEMO_STAFF = [
  { email: 'supervisor@demo.test', nickname: 'Demo supervisor', memberNumber: '10000010', role: 'supervisor' },
  { email: 'support@demo.test', nickname: 'Demo support', memberNumber: '10000011', role: 'support' },
  { email: 'refunds@demo.test', nickname: 'Demo refund clerk', memberNumber: '10000012', role: 'refund-clerk' },
  { email: 'finance@demo.test', nickname: 'Demo finance', memberNumber: '10000013', role: 'finance' },
  { email: 'auditor@demo.test', nickname: 'Demo auditor', memberNumber: '10000014', role: 'auditor' },
  { email: 'gate@demo.test', nickname: 'Demo gate', memberNumber: '10000015', role: 'gate' },
] as const satisfies ReadonlyArray<{ email: string; nickname: string; memberNumber: string; role: StaffRole }>

/** Staff of the demo with their roles, into a database where nobody has one. */
export const loadDemoStaff = async (db: Kysely<Database>, now: Instant): Promise<void> => {
  if (await db.selectFrom('staff_roles').select('account_id').limit(1).executeTakeFirst()) return
  await insertDemoAccounts(
    db,
    DEMO_STAFF.map((one) => ({ ...one, level: 9 })),
    now,
  )
  const first = { email: DEMO_ACCOUNTS[2].email, role: 'supervisor' }
  for (const { email, role } of [first, ...DEMO_STAFF]) {
    const account = await findAccountByEmail(db, email)
    if (account)
      await db
        .insertInto('staff_roles')
        .values({ account_id: account.id, role, granted_at: now, granted_by: '' })
        .execute()
  }
}
