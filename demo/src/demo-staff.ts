import type { Instant } from '@shuttle/domain'
import type { StaffRole } from '@shuttle/domain/staff'
import {
  type Database,
  factorOwner,
  findAccountByEmail,
  insertSampleAccounts,
  SAMPLE_ACCOUNTS,
  type Sealer,
} from '@shuttle/server/filling'
import type { Kysely } from 'kysely'

/** Staff of the demo, in addition to the supervisor among its accounts; the password is the demo's. */
export const DEMO_STAFF = [
  { email: 'supervisor@demo.test', nickname: 'Demo supervisor', memberNumber: '10000010', role: 'supervisor' },
  { email: 'support@demo.test', nickname: 'Demo support', memberNumber: '10000011', role: 'support' },
  { email: 'refunds@demo.test', nickname: 'Demo refund clerk', memberNumber: '10000012', role: 'refund-clerk' },
  { email: 'finance@demo.test', nickname: 'Demo finance', memberNumber: '10000013', role: 'finance' },
  { email: 'auditor@demo.test', nickname: 'Demo auditor', memberNumber: '10000014', role: 'auditor' },
  { email: 'gate@demo.test', nickname: 'Demo gate', memberNumber: '10000015', role: 'gate' },
] as const satisfies ReadonlyArray<{ email: string; nickname: string; memberNumber: string; role: StaffRole }>

/** The secret of the second supervisor's authenticator app, printed at each start of the demo. */
export const DEMO_FACTOR_SECRET = 'BRIDGESHUTTLEDEMOSECRETFORSTAFF2'

/**
 * Inserts staff of the demo with their roles, and an authenticator app for the second supervisor, into a database
 * without staff.
 */
export const loadDemoStaff = async (db: Kysely<Database>, sealer: Sealer, now: Instant): Promise<void> => {
  if (await db.selectFrom('staff_roles').select('account_id').limit(1).executeTakeFirst()) return
  await insertSampleAccounts(
    db,
    DEMO_STAFF.map((one) => ({ ...one, level: 9 })),
    now,
  )
  const first = { email: SAMPLE_ACCOUNTS[2].email, role: 'supervisor' }
  for (const { email, role } of [first, ...DEMO_STAFF]) {
    const account = await findAccountByEmail(db, email)
    if (!account) continue
    const granted = { account_id: account.id, role, granted_at: now, granted_by: '' }
    await db.insertInto('staff_roles').values(granted).execute()
    if (email === DEMO_STAFF[0].email) {
      const secret_sealed = sealer.seal(DEMO_FACTOR_SECRET, factorOwner(account.id))
      const row = { secret_sealed, confirmed_at: now, last_step: 0, failures: 0, failed_at: 0 }
      await db
        .insertInto('staff_factors')
        .values({ account_id: account.id, ...row })
        .execute()
    }
  }
}
