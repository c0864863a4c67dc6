const PURCHASE_TIERS = '[{"minutes":120,"basisPoints":1000},{"basisPoints":2000}]'

/** Id, first and last day, cutoff in minutes, automatic (D1.1, D1.2). */
const policies: ReadonlyArray<[string, string, string, number, boolean]> = [
  ['purchase-1', 'null', `'2021-01-13'`, 0, true],
  ['closed-2-hours-1', `'2021-01-13'`, `'2022-03-02'`, 120, true],
  ['closed-48-hours-1', `'2022-03-02'`, `'2023-02-13'`, 2880, false],
  ['purchase-2', `'2023-02-13'`, 'null', 0, true],
]

const insertPolicy = ([id, from, to, cutoff, automatic]: (typeof policies)[number]) =>
  `insert into refund_policies (id, valid_from, valid_to, clock, tiers, cutoff_minutes, is_automatic, rounding,
      minimum_fee_cents, coupon_orders, discounted_tickets, line_codes, fare_types, is_force_majeure_full)
    values ('${id}', ${from}, ${to}, 'sinceSale', '${PURCHASE_TIERS}', ${cutoff}, ${automatic}, 'cent',
      0, 'byHand', 'byHand', '[]', '[]', true)`

/**
 * Dated rules that staff edit: of sale, captcha, questionnaires, promotions and refund policies, with the initial rows.
 */
export const rules: readonly string[] = [
  // `revision` is what a form showed when it is saved: two editors never overwrite each other.
  `create table sales_rules (
    id text primary key, kind text not null, fare_types text not null, above_level integer not null,
    need text not null, notice text not null, applies_to text not null, valid_from date, valid_to date,
    revision integer not null default 1)`,
  `insert into sales_rules (id, kind, fare_types, above_level, need, notice, applies_to, valid_from, valid_to) values
    ('bus-day-night', 'sells', 'day,night', 0, '', '', 'HKG,MAC,ZHO', '2023-01-23', null),
    ('bus-sessions', 'sells', 'reserved', 0, '', '', 'HKG,MAC,ZHO', null, '2023-02-13'),
    ('airport-sessions', 'sells', 'reserved', 0, '', '', 'CLK,HZI', null, null),
    ('members-first', 'restricts', 'day,night', 0, '', '', 'MAC,ZHO', null, '2023-02-13'),
    ('members-first-notice', 'notice', '', 0, '', 'RESERVED_ONLY', 'MAC,ZHO', null, '2023-02-13'),
    ('names-required', 'passenger-details', '', 0, 'required', '', 'HKGZHO', null, '2023-02-13'),
    ('names-optional', 'passenger-details', '', 0, 'optional', '', 'HKGMAC,MACHKG', null, null)`,
  `create table captcha_rules (
    id text primary key, line_code text references lines(line_code),
    kind text not null check (kind in ('none', 'digits', 'slide')), begins_at bigint not null, ends_at bigint,
    revision integer not null default 1)`,
  // When the questionnaire is open; its address is a setting of the service.
  `create table survey_windows (
    id text primary key, begins_at bigint not null, ends_at bigint not null, revision integer not null default 1)`,
  // 2025-08-05 12:00 to 2025-09-10 24:00 in UTC+8 (purchase 9, notice and survey window).
  `insert into survey_windows (id, begins_at, ends_at) values ('2025', 1754366400000, 1757520000000)`,
  // One row for each set of rules, locked while one of its rules is edited: no two rules of a set contradict each
  // other.
  'create table rule_sets (name text primary key)',
  `insert into rule_sets (name) values ('sales'), ('captcha'), ('survey')`,
  // Days of departure, half-open.
  `create table promotions (
    id text primary key, kind text not null check (kind in ('buyOneGetOne', 'familyCombo')),
    is_on boolean not null default false, applies_to text not null default '', valid_from date, valid_to date,
    max_nights integer not null, revision integer not null default 1)`,
  `insert into promotions (id, kind, max_nights) values
    ('hong-kong-identity-card', 'buyOneGetOne', 7), ('family-combo', 'familyCombo', 0)`,
  // `chosen_to` is the end that staff chose; `valid_to` is that, or where the next version begins (D5.45).
  `create table refund_policies (
    id text primary key, valid_from date, valid_to date, chosen_to date, clock text not null, tiers text not null,
    cutoff_minutes integer not null check (cutoff_minutes >= 0), is_automatic boolean not null, rounding text not null,
    minimum_fee_cents integer not null check (minimum_fee_cents >= 0), coupon_orders text not null,
    discounted_tickets text not null, line_codes text not null, fare_types text not null,
    is_force_majeure_full boolean not null, window_days integer)`,
  ...policies.map(insertPolicy),
]
