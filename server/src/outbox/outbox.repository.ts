import type { Instant, Language, RefundRequestState } from '@shuttle/domain'
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database/types'

/** Work outside the database, written in the transaction that decided it. */
export interface OutboxRow {
  id: string
  kind: string
  /** JSON text. */
  payload: string
  /** `dead`: given up after many attempts; waits for staff. */
  state: 'waiting' | 'done' | 'dead'
  due_at: number
  attempts: number
  /** Why the last try failed, by {@link describeCause}: without a mail address. */
  last_error: string | null
  created_at: number
}

declare module '../database/types' {
  interface Database {
    outbox: OutboxRow
  }
}

/**
 * The kinds of messages; payloads are ids, and the handler reads the rows again. A message about a deleted account
 * contains its address.
 */
export interface OutboxPayloads {
  'mail:order-paid': { orderNo: string; language: Language }
  'mail:departure-changed': { orderNo: string; language: Language }
  'mail:payment-refunded': { refundNo: string; language: Language }
  'mail:refund-accepted': { refundNo: string; language: Language }
  /** The tickets of a refund were for a ride that does not run. */
  'mail:service-disrupted': { refundNo: string; language: Language }
  /** The ride of an order is late. */
  'mail:service-delayed': { orderNo: string; delayNo: string; language: Language }
  /** A refund request has entered this state; `waiting` when it was sent. */
  'mail:refund-request': { requestNo: string; state: RefundRequestState; language: Language }
  'mail:verification-code': { codeId: string; language: Language }
  'mail:password-changed': { accountId: string; language: Language }
  'mail:email-bound': { accountId: string; language: Language }
  'mail:accounts-joined': { accountId: string; joinId: string; language: Language }
  'mail:join-undone': { accountId: string; language: Language }
  /** A file of a list is ready. */
  'mail:list-exported': { exportId: string; language: Language }
  'mail:data-exported': { accountId: string; language: Language }
  /** A member of staff got an enrolment code, set up a second factor, lost it, or has another role. */
  'mail:staff-access': { accountId: string; change: 'code' | 'enrolled' | 'reset' | 'role'; language: Language }
  /** The account's row has no address any more; this one is removed when the mail was sent or given up. */
  'mail:account-deleted': { email: string; language: Language; hasUndoneJoin?: boolean }
}
export type OutboxKind = keyof OutboxPayloads

type OutboxMessage = { [Kind in OutboxKind]: { kind: Kind; payload: OutboxPayloads[Kind] } }[OutboxKind]

/** Handles one message, at least once. `id` is the same on every try; throwing schedules another try. */
export type OutboxHandlers = {
  [Kind in OutboxKind]: (payload: OutboxPayloads[Kind], message: { id: string }) => Promise<void>
}

/** How long a message stays claimed by a worker that died; longer than a mail may take. */
export const LEASE_MS = 60_000

/** Later than any delay of a message: only a wrong clock produces such a date. */
const FAR_MS = 2 * 60 * 60_000

/** Also where a wrong clock dated it far ahead: it would wait for that moment. */
const isDue =
  (now: Instant) =>
  (row: ExpressionBuilder<Database, 'outbox'>): Expression<SqlBool> =>
    row.or([row('due_at', '<=', now), row('due_at', '>', now + FAR_MS)])

/** Ids of messages that are due, of these kinds or of all but these, the longest waiting first. */
export const listDueMessages = async (
  db: Kysely<Database>,
  {
    kinds,
    now,
    limit,
  }: { kinds: { of: readonly string[] } | { allBut: readonly string[] }; now: Instant; limit: number },
): Promise<string[]> => {
  const due = db.selectFrom('outbox').select('id').where('state', '=', 'waiting').where(isDue(now))
  const ofBulkhead = 'of' in kinds ? due.where('kind', 'in', kinds.of) : due.where('kind', 'not in', kinds.allBut)
  return (await ofBulkhead.orderBy('due_at').limit(limit).execute()).map(({ id }) => id)
}

/** Claims a message for one worker: its due time moves on by the lease. Undefined where another was faster. */
export const claimMessage = (db: Kysely<Database>, id: string, now: Instant): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set((row) => ({ due_at: now + LEASE_MS, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .returningAll()
    .executeTakeFirst()

/** Enqueues work for after this transaction commits. It runs at least once; its handler is idempotent. */
export const enqueue = async (
  trx: Transaction<Database>,
  message: OutboxMessage & { now: Instant; dueAt?: Instant },
): Promise<void> => {
  const { kind, payload, now, dueAt = now } = message
  await trx
    .insertInto('outbox')
    .values({
      id: uuidv7(),
      kind,
      payload: JSON.stringify(payload),
      state: 'waiting',
      due_at: dueAt,
      attempts: 0,
      last_error: null,
      created_at: now,
    })
    .execute()
}

const HAS_ADDRESS: OutboxKind = 'mail:account-deleted'

/** The payload of a message that is over, without the address that it alone contained. */
export const toPayloadAfterwards = ({ kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>): string =>
  kind === HAS_ADDRESS ? '{}' : payload

/** Marks a message as done, or as due again after a failure. */
export const updateMessage = async (
  db: Kysely<Database>,
  id: string,
  change: Pick<OutboxRow, 'state' | 'last_error'> & { due_at?: Instant; payload?: string; attempts?: number },
): Promise<void> => {
  await db.updateTable('outbox').set(change).where('id', '=', id).execute()
}

/** The subject of a message, in the form of its index. */
const ABOUT = sql<string>`coalesce(payload::jsonb->>'orderNo', payload::jsonb->>'refundNo', payload::jsonb->>'requestNo')`

/** The messages about orders, refunds and requests of these numbers, the oldest first. */
export const listMessagesAbout = (db: Kysely<Database>, numbers: readonly string[]): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where(ABOUT, 'in', numbers).orderBy('created_at').orderBy('id').execute()
