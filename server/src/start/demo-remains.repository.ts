import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { DEMO_CODE_HASHES } from '../modules/coupons'
import { DEMO_ACCOUNTS } from '../modules/sessions'
import { DEMO_STAFF } from '../modules/staff'

const DEMO_NUMBERS = [...DEMO_ACCOUNTS, ...DEMO_STAFF].map(({ memberNumber }) => memberNumber)

/** Accounts that a start of the demo made: their password is published. */
export const listDemoAccounts = (db: Kysely<Database>): Promise<Array<{ id: string; email: string | null }>> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('email', 'like', '%@demo.test'),
        where('email', 'like', '%@passengers.demo.test'),
        where('member_number', 'in', DEMO_NUMBERS),
      ]),
    )
    .orderBy('member_number')
    .execute()

/** Published codes that whoever reads them could still redeem. */
export const listDemoCodes = (db: Kysely<Database>): Promise<Array<{ coupon_no: string }>> =>
  db
    .selectFrom('coupons')
    .select('coupon_no')
    .where('code_hash', 'in', DEMO_CODE_HASHES)
    .where('account_id', 'is', null)
    .where('state', '=', 'unused')
    .execute()

/** People whom the demo's wallet knows, beside accounts that are gone. */
export const countDemoPayers = async (db: Kysely<Database>): Promise<number> => {
  const row = await db
    .selectFrom('payment_payers')
    .select((from) => from.fn.countAll<number>().as('payers'))
    .where('payer', 'like', 'oDemo%')
    .executeTakeFirst()
  return Number(row?.payers ?? 0)
}
