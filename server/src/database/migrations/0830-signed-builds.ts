import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  "alter table release_builds add column signature text not null default ''",
  'alter table release_builds add column tried text',
  `update release_builds set tried = case
    when exists (select 1 from release_history h where h.app = release_builds.app
      and h.canary_version = release_builds.version and h.canary_stage in ('5', '25')) then 'visitors'
    when exists (select 1 from release_history h where h.app = release_builds.app
      and h.canary_version = release_builds.version) then 'staff' end`,
  // Of builds that are gone nothing but the name is known: an empty digest, which no build has.
  `create table release_versions (
    app text not null, version text not null, digest text not null, primary key (app, version))`,
  `insert into release_versions (app, version, digest)
    select app, version, digest from release_builds where accepted_at is not null`,
  `insert into release_versions (app, version, digest)
    select app, live, '' from release_history where live is not null
    union select app, canary_version, '' from release_history where canary_version is not null
    on conflict (app, version) do nothing`,
  `create table release_revoked_keys (
    key text primary key, withdraws_builds boolean not null, revoked_by text not null, revoked_at bigint not null)`,
  `create table release_rules (
    app text primary key, canary_minutes integer, set_by text not null, set_at bigint not null)`,
  `create table release_cosignatures (
    app text not null, version text not null, digest text not null, key text not null, signature text not null,
    signed_at bigint not null, primary key (app, version, key))`,
]

/** Signatures stay with their builds, names of versions for ever; keys are revoked, and apps get rules, for all servers. */
export const signedBuilds: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
