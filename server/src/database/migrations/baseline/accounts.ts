/** Accounts, how they sign in, and the limits that all processes count together. Old rows are deleted by age. */
export const accounts: readonly string[] = [
  // An account of WeChat alone has no address, and neither has a deleted one.
  `create table accounts (
    id text primary key, email text unique, password_hash text not null, nickname text not null,
    avatar_url text not null, member_number text not null unique, level integer not null, created_at bigint not null,
    deleted_at bigint)`,
  'create index accounts_by_email_beginning on accounts (email text_pattern_ops)',
  `create table account_pictures (
    account_id text primary key references accounts(id), content_type text not null, content text not null)`,
  // What moved from one account into another, as long as that can be undone.
  `create table account_joins (
    join_id text primary key, from_id text not null references accounts(id), into_id text not null references accounts(id),
    joined_at bigint not null, undone_at bigint, moved text not null)`,
  'create unique index account_joins_open on account_joins (into_id) where undone_at is null',
  'create index account_joins_by_time on account_joins (joined_at)',
  `create table wechat_states (
    state_hash text primary key, browser_hash text not null, success_path text not null, expires_at bigint not null)`,
  'create index wechat_states_by_end on wechat_states (expires_at)',
  `create table wechat_identities (
    openid text primary key, account_id text not null unique references accounts(id), created_at bigint not null)`,
  `create table partner_accounts (
    app_id text primary key, public_key text not null, calls text not null, revoked_at bigint)`,
  // Each signed call is served once, until its timestamp refuses it.
  'create table partner_calls (call_hash text primary key, expires_at bigint not null)',
  'create index partner_calls_by_end on partner_calls (expires_at)',

  // `proved_at`: when the password or a code was last given in this session.
  `create table sessions (
    id text primary key, secret_hash text not null unique, account_id text not null references accounts(id),
    created_at bigint not null, last_seen_at bigint not null, revoked_at bigint,
    is_wechat boolean not null default false, proved_at bigint)`,
  'create index sessions_by_account on sessions (account_id)',
  'create index sessions_by_age on sessions (created_at)',
  `create table verification_codes (
    id text primary key, email text not null, range_hash text not null, code_hash text not null,
    created_at bigint not null, expires_at bigint not null, tries integer not null, spent_for text)`,
  'create index verification_codes_by_email on verification_codes (email, created_at desc)',
  'create index verification_codes_by_range on verification_codes (range_hash, created_at)',
  'create index verification_codes_by_age on verification_codes (created_at)',
  // One open challenge for each browser and action. `seed`: its digits are derived from it by a key of the service.
  `create table captcha_challenges (
    sid_hash text not null, action text not null, answer_hash text not null, expires_at bigint not null,
    spent_for text, passed boolean not null, seed text not null default '', primary key (sid_hash, action))`,
  'create index captcha_challenges_by_end on captcha_challenges (expires_at)',

  'create table login_failures (id text primary key, subject text not null, failed_at bigint not null, is_open boolean not null default false)',
  'create index login_failures_by_subject on login_failures (subject, failed_at)',
  'create index login_failures_by_age on login_failures (failed_at)',
  // Counts of a window. Keys are keyed hashes of the counted client.
  `create table limit_counters (
    key text not null, window_start bigint not null, ends_at bigint not null, count bigint not null,
    primary key (key, window_start))`,
  'create index limit_counters_by_end on limit_counters (ends_at)',
  // Rows to lock: concurrent attempts of one account wait for each other.
  'create table limit_locks (key text primary key, used_at bigint not null)',
  'create index limit_locks_by_use on limit_locks (used_at)',
  // When a code was last mailed to a mailbox, and how many in a row.
  'create table mailbox_gaps (subject text primary key, mailed_at bigint not null, mails integer not null)',
  'create index mailbox_gaps_by_time on mailbox_gaps (mailed_at)',
  `create table mailbox_place_gaps (
    subject text not null, place text not null, mailed_at bigint not null, mails integer not null,
    primary key (subject, place))`,
  'create index mailbox_place_gaps_by_time on mailbox_place_gaps (mailed_at)',
]
