import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'

/** A key as a member uses it; without `lastsMs` it is valid for good. */
interface KeyUse {
  accountId: string
  key: { key: string; requestHash: string; lastsMs: number | undefined }
  now: Instant
}

/** Whether an order exists under this key already: its captcha was verified then. */
export const isKeyTaken = async (db: Kysely<Database>, claim: KeyUse): Promise<boolean> => {
  const taken = await db
    .selectFrom('idempotency_keys')
    .select('order_no')
    .where('account_id', '=', claim.accountId)
    .where('key', '=', claim.key.key)
    .where('created_at', '>=', claim.now - (claim.key.lastsMs ?? claim.now))
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Claims a key for a new order, or answers its existing order and the hash of that order's request. A second request
 * with the same key waits here until the first has committed.
 */
export const claimKey = async (
  trx: Transaction<Database>,
  claim: KeyUse & { orderNo: string },
): Promise<{ orderNo: string; requestHash: string } | undefined> => {
  const { accountId, key, orderNo, now } = claim
  if (key.lastsMs !== undefined) {
    await trx
      .deleteFrom('idempotency_keys')
      .where('account_id', '=', accountId)
      .where('key', '=', key.key)
      .where('created_at', '<', now - key.lastsMs)
      .execute()
  }
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, key: key.key, request_hash: key.requestHash, order_no: orderNo, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_no')
    .executeTakeFirst()
  if (claimed) return undefined
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow()
  return { orderNo: earlier.order_no, requestHash: earlier.request_hash }
}
