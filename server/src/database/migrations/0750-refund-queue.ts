import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // The queue of staff: by state, the oldest first.
  'create index refund_requests_queue on refund_requests (state, created_at, request_no)',
]

/** What staff read of refunds. */
export const refundQueue: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
