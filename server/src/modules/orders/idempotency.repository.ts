import { createHash } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'

export interface RequestKey {
  /** As sent in `Idempotency-Key`, or made from the body. */
  key: string
  /** Hash of what was asked for. */
  requestHash: string
  /** Made keys hold for ten seconds, sent ones for good. */
  lastsMs: number | undefined
}

const MADE_KEY_LASTS_MS = 10_000

/** A proof is no part of what is asked for: the same order may be sent again with a newer one. */
const PROOF_FIELDS = ['captcha', 'sessionId', 'sig', 'token']

const withoutProof = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !PROOF_FIELDS.includes(field)))

/** The key of a request; without one, the same body (its timestamp included) within ten seconds is one order. */
export const requestKey = (sent: string | undefined, body: object): RequestKey => {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(withoutProof(body)))
    .digest('hex')
  if (sent !== undefined) return { key: `sent:${sent}`, requestHash, lastsMs: undefined }
  return { key: `made:${requestHash}`, requestHash, lastsMs: MADE_KEY_LASTS_MS }
}

/** Whether an order stands under this key already: a proof was given for it then. */
export const isKeyTaken = async (
  db: Kysely<Database>,
  claim: { accountId: string; key: RequestKey; now: Instant },
): Promise<boolean> => {
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
 * Claims a key for a new order, or answers the order it already stands for. A second request with the same key waits
 * here until the first has committed. Throws IDEMPOTENCY_MISMATCH when the key came with another body.
 */
export const claimKey = async (
  trx: Transaction<Database>,
  claim: { accountId: string; key: RequestKey; orderNo: string; now: Instant },
): Promise<string | undefined> => {
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
  if (earlier.request_hash !== key.requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
  return earlier.order_no
}
