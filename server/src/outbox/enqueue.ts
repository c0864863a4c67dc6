import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database/types'
import type { OutboxMessage } from './outbox-message'

/** Notes something to do once this transaction stands. It is done at least once; its handler makes that harmless. */
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
