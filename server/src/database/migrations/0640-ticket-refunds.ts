import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // One refund for each quote, whatever runs at the same moment; null where the service refunds by itself.
  'alter table refunds add column quote_no text unique references refund_quotes(quote_no)',
  `alter table refunds add column reason_text text not null default ''`,
]

/** Refunds of tickets: by which quote, and what the passenger wrote about them. */
export const ticketRefunds: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
