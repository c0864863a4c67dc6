import { type Instant, type Language, STAFF_LEVEL } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { AccountRow, Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { movePayments } from '../../money/payments'
import { moveCoupons } from '../coupons'
import { deleteIdempotencyKeys, findOrderToPay, moveOrders } from '../orders'
import { lockAccounts, setAvatar, suspendAccount } from '../sessions'
import { findIdentity, moveIdentity, movePicture } from '../wechat'
import { insertJoin } from './account-joins.repository'

type Db = Kysely<Database>

/** Whether a WeChat user may be joined into this account: it has no WeChat user yet, and is no member of staff's. */
export const mayJoin = async (db: Db, account: AccountRow): Promise<boolean> => {
  if (account.level >= STAFF_LEVEL) return false
  return (await findIdentity(db, account.id)) === undefined
}

/** Gives the member the WeChat picture, unless they have a picture. */
const takePicture = async (trx: Transaction<Database>, from: AccountRow, into: AccountRow): Promise<AccountRow> => {
  if (into.avatar_url !== '' || from.avatar_url === '') return into
  const avatar_url = from.avatar_url.replace(from.id, into.id)
  await movePicture(trx, from.id, into.id)
  await setAvatar(trx, into.id, avatar_url)
  return { ...into, avatar_url }
}

/**
 * Joins a WeChat account into the account of an e-mail whose mailbox its user proved to read: orders, coupons and
 * payments move, the password stays, WeChat signs in to it from then on, and the WeChat account is closed. What moved
 * is recorded, so that it can be undone for 24 hours. Throws ACCOUNT_EXISTS where {@link mayJoin} forbids it,
 * UNPAID_ORDER_EXISTS when both have an order to pay.
 */
export const joinAccounts = (
  { db }: Pick<AppContext, 'db'>,
  { fromId, intoId, language, now }: { fromId: string; intoId: string; language: Language; now: Instant },
): Promise<AccountRow> =>
  transaction(db, async (trx) => {
    // An order that is being placed waits too: it locks the account of its buyer.
    const held = await lockAccounts(trx, [fromId, intoId])
    const from = held.find(({ id, email, deleted_at }) => id === fromId && email === null && deleted_at === null)
    const into = held.find(({ id, deleted_at }) => id === intoId && deleted_at === null)
    if (!from || !into) throw new Refusal('FORBIDDEN')
    if (!(await mayJoin(trx, into))) throw new Refusal('ACCOUNT_EXISTS', { mayJoin: false })
    const [ours, theirs] = [await findOrderToPay(trx, from.id), await findOrderToPay(trx, into.id)]
    if (ours && theirs) throw new Refusal('UNPAID_ORDER_EXISTS', { orderNo: ours.order_no })
    const orders = await moveOrders(trx, from.id, into.id)
    const coupons = await moveCoupons(trx, from.id, into.id)
    const payers = await movePayments(trx, from.id, into.id)
    await moveIdentity(trx, from.id, into.id)
    const pictured = await takePicture(trx, from, into)
    await deleteIdempotencyKeys(trx, from.id)
    await suspendAccount(trx, from.id, now)
    const moved = { orders, coupons, ...payers, hasPicture: pictured !== into }
    const joinId = await insertJoin(trx, { fromId: from.id, intoId: into.id, moved, now })
    await enqueue(trx, { kind: 'mail:accounts-joined', payload: { accountId: into.id, joinId, language }, now })
    return pictured
  })
