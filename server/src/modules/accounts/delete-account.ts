import { civilDateAt, type Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../context'
import { transaction } from '../../database/transaction'
import type { AccountRow, Database } from '../../database/types'
import { Refusal } from '../../errors'
import type { Member } from '../sessions/member'
import { findAccount } from './accounts.repository'
import { closeAccount } from './end-account'
import { assertPassword } from './require-password'

/** Orders that their buyer still needs: to pay, to be refunded, or with a journey that is not over. */
const openOrder = (db: Kysely<Database>, accountId: string, now: Instant) =>
  db
    .selectFrom('orders')
    .select('order_no')
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('status', 'in', ['toPay', 'refunding']),
        where.and([
          where('status', 'in', ['paid', 'partlyRefunded']),
          where.or([where('travel_date', '>=', civilDateAt(now)), where('return_date', '>=', civilDateAt(now))]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()

/** What tells who somebody is goes; orders, tickets and amounts stay, under a number that names nobody. */
const erase = async (trx: Transaction<Database>, account: AccountRow, now: Instant): Promise<void> => {
  const { id } = account
  await trx
    .updateTable('order_passengers')
    .set({ name: '', id_number: '' })
    .where('order_no', 'in', (orders) => orders.selectFrom('orders').select('order_no').where('account_id', '=', id))
    .execute()
  await trx.deleteFrom('payment_payers').where('account_id', '=', id).execute()
  await trx.deleteFrom('card_errors').where('account_id', '=', id).execute()
  // What a browser sent along with a payment tells of a person and a device; amounts and numbers stay.
  await trx
    .updateTable('payment_attempts')
    .set({ call_fields: '', card_query: '' })
    .where('account_id', '=', id)
    .execute()
  await trx.deleteFrom('account_pictures').where('account_id', '=', id).execute()
  await trx.deleteFrom('wechat_identities').where('account_id', '=', id).execute()
  await trx
    .updateTable('coupons')
    .set({ state: 'cancelled' })
    .where('account_id', '=', id)
    .where('state', '=', 'unused')
    .execute()
  if (account.email !== null) await trx.deleteFrom('verification_codes').where('email', '=', account.email).execute()
  await closeAccount(trx, id, now)
}

/**
 * Deletes a member's account for good and ends its sessions. Throws OLD_PASSWORD_WRONG where there is a password, and ACCOUNT_IN_USE while an
 * order still needs its buyer: nothing is lost by accident.
 */
export const deleteAccount = async (
  { db }: AppContext,
  member: Member,
  given: { password: string; ip: string; now: Instant },
): Promise<void> => {
  const account = await findAccount(db, member.accountId)
  if (!account) throw new Refusal('401')
  const { email } = account
  if (email !== null) await assertPassword(db, { ...account, email }, given)
  await transaction(db, async (trx) => {
    // An order that is placed at this moment waits for the row of its buyer, or is seen here.
    await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute()
    if (await openOrder(trx, account.id, given.now)) throw new Refusal('ACCOUNT_IN_USE')
    await erase(trx, account, given.now)
  })
}
