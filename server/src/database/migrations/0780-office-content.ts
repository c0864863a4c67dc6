import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Coupons that were issued together. Codes follow from the salt and a key that is stored as its hash alone.
  `create table coupon_issues (
    issue_no text primary key, key_hash text not null unique, request_hash text not null, salt text not null,
    receiver text not null check (receiver in ('members', 'codes')), coupons integer not null check (coupons > 0),
    issued_by text not null, issued_at bigint not null)`,
  'alter table coupons add column issue_no text references coupon_issues(issue_no)',
  'create index coupons_by_issue on coupons (issue_no)',
  // What a form showed when it is saved: two editors never overwrite each other.
  ...['promotions', 'notices', 'banners'].map(
    (table) => `alter table ${table} add column revision integer not null default 1`,
  ),
  // Named by their content.
  `create table banner_pictures (
    file_name text primary key, content_type text not null, content text not null, added_at bigint not null)`,
]

/** Coupons, promotions, notices and banners as staff edit them (decisions 5). */
export const officeContent: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
