/** The registry of releases, its builds and history, and what the operator demands of them. */
export const releases: readonly string[] = [
  'create table release_registry (id integer primary key, revision bigint not null, withdrawals bigint not null)',
  'insert into release_registry (id, revision, withdrawals) values (1, 0, 0)',
  `create table release_apps (
    name text primary key, kind text not null, revision bigint not null, live text, canary_version text,
    canary_stage text, enabled boolean not null)`,
  // `tried`: the widest group that had the build on trial.
  `create table release_builds (
    app text not null, version text not null, kind text not null, digest text not null, record text not null,
    signature text not null default '', publisher text not null, offered_at bigint not null, accepted_at bigint,
    went_live_at bigint, tried text, withdrawn boolean not null, primary key (app, version))`,
  // Versions that a move withdrew, and those that it restored, by name.
  `create table release_history (
    id text primary key, app text not null, revision bigint not null, action text not null, live text,
    canary_version text, canary_stage text, withdrawn text not null default '', restored text not null default '',
    moved_by text not null, note text not null, moved_at bigint not null,
    unique (app, revision))`,
  // The name of a version stays taken after its build is deleted.
  `create table release_versions (
    app text not null, version text not null, digest text not null, primary key (app, version))`,
  `create table release_revoked_keys (
    key text primary key, withdraws_builds boolean not null, revoked_by text not null, revoked_at bigint not null)`,
  `create table release_rules (
    app text primary key, canary_minutes integer, set_by text not null, set_at bigint not null)`,
  `create table release_cosignatures (
    app text not null, version text not null, digest text not null, key text not null, signature text not null,
    signed_at bigint not null, primary key (app, version, key))`,
]
