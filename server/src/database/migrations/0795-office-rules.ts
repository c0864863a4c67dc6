import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // What a form showed when it is saved: two editors never overwrite each other.
  ...['sales_rules', 'captcha_rules', 'survey_windows'].map(
    (table) => `alter table ${table} add column revision integer not null default 1`,
  ),
  // One row for each set of rules, locked while one of its rules is edited: no two rules of a set contradict each other.
  'create table rule_sets (name text primary key)',
  `insert into rule_sets (name) values ('sales'), ('captcha'), ('survey')`,
]

/** Dated rules and surveys as staff edit them (decisions 1 and 5). */
export const officeRules: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
