import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table staff_roles (
    account_id text primary key references accounts(id), role text not null, granted_at bigint not null,
    granted_by text not null default '')`,
  `create table audit_entries (
    entry bigint primary key, at bigint not null, account_id text not null, role text not null, action text not null,
    object_kind text not null, object_id text not null, outcome text not null check (outcome in ('done', 'refused')),
    refusal text not null, before text not null, after text not null, request_id text not null,
    previous_hash text not null, hash text not null)`,
  'create index audit_entries_account on audit_entries (account_id, entry)',
  'create index audit_entries_object on audit_entries (object_id, entry)',
  `create table audit_head (id integer primary key check (id = 1), entries bigint not null, hash text not null)`,
  `insert into audit_head values (1, 0, repeat('0', 64))`,
  `create table audit_seals (
    day date primary key, entries bigint not null, hash text not null, sealed_at bigint not null,
    signature text not null)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are only ever added', tg_table_name; end $$`,
  ...['audit_entries', 'audit_seals'].flatMap((table) => [
    `create trigger ${table}_only_added before update or delete on ${table}
      for each row execute function refuse_audit_change()`,
    `create trigger ${table}_not_emptied before truncate on ${table}
      for each statement execute function refuse_audit_change()`,
  ]),
]

/** Staff roles, and the audit: a chain of acts to which rows are only ever added (decisions 5). */
export const staff: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
