import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create index outbox_waiting_by_age on outbox (created_at) where state = 'waiting'`,
  `create index refunds_not_done on refunds (state, created_at) where state <> 'done'`,
  `create index payment_attempts_open_by_age on payment_attempts (provider, created_at) where state = 'open'`,
  `create index payment_transactions_misfit on payment_transactions (booked_at)
    where outcome in ('wrong-amount', 'paid-twice', 'no-seats', 'returned')`,
  `create index payment_differences_open on payment_differences (found_at) where state = 'open'`,
]

/** What the metrics of money count: each by an index that holds only what is counted. */
export const moneyFigures: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
