import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import type { OutboxRow } from './outbox-table'

/** How long a worker that died keeps others from its messages. */
export const LEASE_MS = 60_000

/** Takes messages that are due, each for one worker: their due time moves on by the lease. */
export const claimDueMessages = (db: Kysely<Database>, now: Instant, limit: number): Promise<OutboxRow[]> =>
  db
    .updateTable('outbox')
    .set((row) => ({ due_at: now + LEASE_MS, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
