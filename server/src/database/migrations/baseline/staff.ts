/** Rows of these are only ever added: neither the service nor its role in the database changes one (D5.5). */
const onlyAdded = (table: string): readonly string[] => [
  `create trigger ${table}_only_added before update or delete on ${table}
    for each row execute function refuse_audit_change()`,
  `create trigger ${table}_not_emptied before truncate on ${table}
    for each statement execute function refuse_audit_change()`,
]

/** Roles of staff, their second factor, the audit, and what staff save for themselves and write about orders. */
export const staff: readonly string[] = [
  `create table staff_roles (
    account_id text primary key references accounts(id), role text not null, granted_at bigint not null,
    granted_by text not null default '')`,
  `create table staff_factors (
    account_id text primary key references accounts(id), secret_sealed text not null, confirmed_at bigint,
    last_step bigint not null default 0, failures integer not null default 0, failed_at bigint not null default 0)`,
  `create table staff_recovery_codes (
    account_id text not null references accounts(id), code_hash text not null, used_at bigint,
    primary key (account_id, code_hash))`,
  `create table staff_enrolment_codes (
    account_id text primary key, code_hash text not null, expires_at bigint not null)`,
  'create index staff_enrolment_codes_by_end on staff_enrolment_codes (expires_at)',
  // The sessions that the second factor was given in.
  `create table staff_sessions (
    session_id text primary key references sessions(id) on delete cascade, verified_at bigint not null,
    last_action_at bigint not null)`,

  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are only ever added', tg_table_name; end $$`,
  `create table audit_entries (
    entry bigint primary key, at bigint not null, account_id text not null, role text not null, action text not null,
    object_kind text not null, object_id text not null, outcome text not null check (outcome in ('done', 'refused')),
    refusal text not null, before text not null, after text not null, request_id text not null,
    previous_hash text not null, hash text not null)`,
  'create index audit_entries_account on audit_entries (account_id, entry)',
  'create index audit_entries_object on audit_entries (object_id, entry)',
  ...onlyAdded('audit_entries'),
  `create table audit_head (id integer primary key check (id = 1), entries bigint not null, hash text not null)`,
  `insert into audit_head values (1, 0, repeat('0', 64))`,
  `create table audit_seals (
    day date primary key, entries bigint not null, hash text not null, sealed_at bigint not null,
    signature text not null)`,
  ...onlyAdded('audit_seals'),

  `create table saved_searches (
    search_id text primary key, account_id text not null references accounts(id), name text not null, filters text not null,
    sort text not null, saved_at bigint not null, unique (account_id, name))`,
  `create table list_exports (
    export_id text primary key, account_id text not null references accounts(id),
    kind text not null check (kind in ('orders', 'ledger')), search text not null, language text not null, state text not null check (state in ('waiting', 'ready', 'failed')), row_count integer not null,
    part_count integer not null, attempts integer not null, started_at bigint not null)`,
  `create index list_exports_waiting on list_exports (started_at) where state = 'waiting'`,
  'create index list_exports_by_account on list_exports (account_id, started_at)',
  'create index list_exports_by_age on list_exports (started_at)',
  `create table list_export_parts (
    export_id text not null references list_exports(export_id) on delete cascade, part integer not null,
    csv text not null, primary key (export_id, part))`,
  `create table order_notes (
    note_id text primary key, order_no text not null references orders(order_no), account_id text not null,
    role text not null, text text not null, written_at bigint not null)`,
  'create index order_notes_by_order on order_notes (order_no, written_at)',
  ...onlyAdded('order_notes'),
]
