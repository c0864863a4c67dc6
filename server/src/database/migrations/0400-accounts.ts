import { type Kysely, type Migration, sql } from 'kysely'

const changes = [
  // Somebody whom only the messenger knows has no address; a deleted account has none any more.
  'alter table accounts alter column email drop not null',
  'alter table accounts add column deleted_at bigint',
  `create table verification_codes (
    id text primary key, email text not null, range_hash text not null, code_hash text not null,
    created_at bigint not null, expires_at bigint not null, tries integer not null, spent_for text)`,
  'create index verification_codes_by_email on verification_codes (email, created_at desc)',
  'create index verification_codes_by_range on verification_codes (range_hash, created_at)',
  `create table messenger_states (
    state_hash text primary key, browser_hash text not null, success_path text not null, expires_at bigint not null)`,
  `create table messenger_identities (
    openid text primary key, account_id text not null unique references accounts(id), created_at bigint not null)`,
  `create table account_pictures (
    account_id text primary key references accounts(id), content_type text not null, content text not null)`,
  `create table interface_accounts (
    app_id text primary key, public_key text not null, calls text not null, revoked_at bigint)`,
]

export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of changes) await sql.raw(statement).execute(db)
  },
}
