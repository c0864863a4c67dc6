import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Null for what is not looked at: open, settled, or looked at for long enough.
  'alter table payment_attempts add column next_look_at bigint',
  'create index payment_attempts_to_look on payment_attempts (next_look_at) where next_look_at is not null',
  // Those closed in the last seven days, by an hour past their deadline.
  `update payment_attempts set next_look_at = pay_by + 3600000
    where state = 'closed' and pay_by > (extract(epoch from now()) * 1000)::bigint - 604800000`,
  // A version of before reads by the older index.
  `create index payment_attempts_unanswered on payment_attempts (silent_since)
    where state <> 'settled' and silent_since is not null`,
]

/** Attempts that were closed are looked at for some days more, because money may still come. */
export const lateLooks: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
