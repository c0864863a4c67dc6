import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table staff_factors (
    account_id text primary key references accounts(id), secret_sealed text not null, confirmed_at bigint,
    last_step bigint not null default 0, failures integer not null default 0, failed_at bigint not null default 0)`,
  `create table staff_recovery_codes (
    account_id text not null references accounts(id), code_hash text not null, used_at bigint,
    primary key (account_id, code_hash))`,
  `create table staff_sessions (
    session_id text primary key references sessions(id) on delete cascade, verified_at bigint not null,
    last_act_at bigint not null)`,
  'alter table sessions add column is_wechat boolean not null default false',
]

/** The second factor of staff, and the sessions it was given in. */
export const secondFactor: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
