import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

type Db = Kysely<Database>

const selectOwnOrders = (db: Db, accountId: string) =>
  db.selectFrom('orders').select('order_no').where('account_id', '=', accountId)

/** The member's own address; undefined for a WeChat user without one. */
export const findMemberEmail = async (db: Db, accountId: string): Promise<string | undefined> => {
  const account = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst()
  return account?.email ?? undefined
}

/** All requests of an account with their proofs, the oldest first. They move with its orders into another account. */
export const listAccountRequests = (db: Db, accountId: string) =>
  db
    .selectFrom('refund_requests')
    .leftJoin('refund_proofs', 'refund_proofs.request_no', 'refund_requests.request_no')
    .selectAll('refund_requests')
    .select(['refund_proofs.content_type as proof_type', 'refund_proofs.content as proof'])
    .where('order_no', 'in', selectOwnOrders(db, accountId))
    .orderBy('created_at')
    .execute()

/** Deletes texts and proofs of passengers in requests, and the answers of staff; numbers, states and amounts stay. */
export const eraseRefundRequests = async (db: Db, accountId: string): Promise<void> => {
  await db
    .deleteFrom('refund_proofs')
    .where('request_no', 'in', (proofs) =>
      proofs.selectFrom('refund_requests').select('request_no').where('order_no', 'in', selectOwnOrders(db, accountId)),
    )
    .execute()
  await db
    .updateTable('refund_requests')
    .set({ reason_text: '', email: '', id_tail: '', answer_text: '', request_key: null, request_hash: '' })
    .where('order_no', 'in', selectOwnOrders(db, accountId))
    .execute()
}
