import { type Kysely, type Migration, sql } from 'kysely'

const tables = [
  `create table refund_policies (
    id text primary key, valid_from date, valid_to date, clock text not null, tiers text not null,
    cutoff_minutes integer not null check (cutoff_minutes >= 0), is_automatic boolean not null, rounding text not null,
    minimum_fee_cents integer not null check (minimum_fee_cents >= 0), coupon_orders text not null,
    discounted_tickets text not null, line_codes text not null, fare_types text not null,
    is_force_majeure_full boolean not null, window_days integer)`,
  'alter table orders add column refund_policy_id text references refund_policies(id)',
  `alter table banners add column title_zh_cn text not null default ''`,
  `alter table banners add column title_zh_hk text not null default ''`,
  `alter table banners add column title_en text not null default ''`,
  // When the questionnaire is open; its address is a setting of the service.
  'create table survey_windows (id text primary key, begins_at bigint not null, ends_at bigint not null)',
  // 2025-08-05 12:00 to 2025-09-10 24:00 in UTC+8 (purchase 9, notice and survey window).
  `insert into survey_windows (id, begins_at, ends_at) values ('2025', 1754366400000, 1757520000000)`,
]

const PURCHASE = '[{"minutes":120,"basisPoints":1000},{"basisPoints":2000}]'

/** Id, first and last day, cutoff in minutes, automatic (decision "contradictions" 1 and 2). Written out: a migration never changes. */
const policies: ReadonlyArray<[string, string, string, number, boolean]> = [
  ['purchase-1', 'null', `'2021-01-13'`, 0, true],
  ['closed-2-hours-1', `'2021-01-13'`, `'2022-03-02'`, 120, true],
  ['closed-48-hours-1', `'2022-03-02'`, `'2023-02-13'`, 2880, false],
  ['purchase-2', `'2023-02-13'`, 'null', 0, true],
]

const insertPolicy = ([id, from, to, cutoff, automatic]: (typeof policies)[number]) =>
  `insert into refund_policies values ('${id}', ${from}, ${to}, 'sinceSale', '${PURCHASE}', ${cutoff}, ${automatic}, 'cent', 0,
    'byHand', 'byHand', '[]', '[]', true, null)`

export const termsAndHome: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...tables, ...policies.map(insertPolicy)]) await sql.raw(statement).execute(db)
  },
}
