import { type Instant, STAFF_LEVEL } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../database/transaction'
import type { AccountRow, Database } from '../../database/types'
import { Refusal } from '../../errors'
import { closeAccount } from './end-account'
import { presentMayJoin } from './may-join.presenter'

type Db = Kysely<Database>

/** Whether a WeChat user may come into this account: it has no WeChat user yet, and is no member of staff's. */
export const mayJoin = async (db: Db, account: AccountRow): Promise<boolean> => {
  if (account.level >= STAFF_LEVEL) return false
  const linked = db.selectFrom('wechat_identities').select('openid').where('account_id', '=', account.id)
  return (await linked.executeTakeFirst()) === undefined
}

/** Also one whose time is over and that nobody has swept up yet: there is room for one. */
const orderToPay = (trx: Transaction<Database>, accountId: string) =>
  trx
    .selectFrom('orders')
    .select('order_no')
    .where('account_id', '=', accountId)
    .where('status', '=', 'toPay')
    .executeTakeFirst()

/** the WeChat picture, where the member has none. */
const takePicture = async (trx: Transaction<Database>, from: AccountRow, into: AccountRow): Promise<AccountRow> => {
  if (into.avatar_url !== '' || from.avatar_url === '') {
    await trx.deleteFrom('account_pictures').where('account_id', '=', from.id).execute()
    return into
  }
  const avatar_url = from.avatar_url.replace(from.id, into.id)
  await trx.updateTable('account_pictures').set({ account_id: into.id }).where('account_id', '=', from.id).execute()
  await trx.updateTable('accounts').set({ avatar_url }).where('id', '=', into.id).execute()
  return { ...into, avatar_url }
}

const moveAll = async (trx: Transaction<Database>, from: AccountRow, into: AccountRow): Promise<void> => {
  const account_id = into.id
  for (const table of ['orders', 'coupons', 'payment_attempts', 'card_errors', 'wechat_identities'] as const)
    await trx.updateTable(table).set({ account_id }).where('account_id', '=', from.id).execute()
  // Who pays by WeChat's wallet is who signs in by it.
  const payers = trx.selectFrom('payment_payers').select('provider').where('account_id', '=', from.id)
  await trx.deleteFrom('payment_payers').where('account_id', '=', into.id).where('provider', 'in', payers).execute()
  await trx.updateTable('payment_payers').set({ account_id }).where('account_id', '=', from.id).execute()
}

/**
 * A WeChat user comes into the account of an e-mail that they proved to read: orders, coupons and payments go along, the
 * password stays, and WeChat signs in to it from then on; their own account is over. Throws ACCOUNT_EXISTS where
 * {@link mayJoin} says no, UNPAID_ORDER_EXISTS when both have an order to pay.
 */
export const joinAccounts = (
  db: Db,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Instant },
): Promise<AccountRow> =>
  transaction(db, async (trx) => {
    // In the order of their ids: two joins at once wait for each other, and so does an order that is being placed.
    const rows = trx.selectFrom('accounts').selectAll().where('id', 'in', [fromId, intoId]).orderBy('id').forUpdate()
    const held = await rows.execute()
    const from = held.find(({ id, email, deleted_at }) => id === fromId && email === null && deleted_at === null)
    const into = held.find(({ id, deleted_at }) => id === intoId && deleted_at === null)
    if (!from || !into) throw new Refusal('FORBIDDEN')
    if (!(await mayJoin(trx, into))) throw new Refusal('ACCOUNT_EXISTS', presentMayJoin(false))
    const [ours, theirs] = [await orderToPay(trx, from.id), await orderToPay(trx, into.id)]
    if (ours && theirs) throw new Refusal('UNPAID_ORDER_EXISTS', { orderNo: ours.order_no })
    await moveAll(trx, from, into)
    const pictured = await takePicture(trx, from, into)
    await closeAccount(trx, from.id, now)
    return pictured
  })
