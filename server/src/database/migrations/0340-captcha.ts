import { type Kysely, type Migration, sql } from 'kysely'

const tables = [
  // One open challenge for each browser and action: a new picture takes the place of the one before.
  `create table captcha_challenges (
    sid_hash text not null, action text not null, answer_hash text not null, expires_at bigint not null,
    spent_for text, passed boolean not null, primary key (sid_hash, action))`,
  'create index captcha_challenges_by_end on captcha_challenges (expires_at)',
  `create table captcha_rules (
    id text primary key, line_code text references lines(line_code),
    kind text not null check (kind in ('none', 'digits', 'slide')), begins_at bigint not null, ends_at bigint)`,
]

export const captcha: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of tables) await sql.raw(statement).execute(db)
  },
}
