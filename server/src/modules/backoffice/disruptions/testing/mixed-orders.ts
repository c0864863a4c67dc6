import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../database/types'
import { inLarge } from '../../../../testing/in-large'

/** Ten kinds of orders, so many of each; two passengers in those of an even kind. */
export const EACH_KIND = inLarge(10, 5)

const SOLD_AT = Date.parse('2026-11-21T09:00:00+08:00')

/** Line, price of a ticket and state of each kind; the last of them rides another day. */
const KINDS = `(values
  (0, 'HKGZHO', 'oneWay', 'day', '2026-11-24', null, '', 'HKD', 2, 6500, 'paid'),
  (1, 'HKGZHO', 'oneWay', 'day', '2026-11-24', null, '', 'HKD', 2, 6500, 'partlyRefunded'),
  (2, 'HKGZHO', 'oneWay', 'day', '2026-11-24', null, '', 'HKD', 1, 5500, 'paid'),
  (3, 'HKGZHORT', 'roundTrip', 'day', '2026-11-24', '2026-11-26', '', 'HKD', 1, 6000, 'paid'),
  (4, 'HZICLK', 'oneWay', 'reserved', '2026-11-24', null, '10:00', 'CNY', 2, 21000, 'paid'),
  (5, 'HKGZHO', 'oneWay', 'day', '2026-11-24', null, '', 'HKD', 1, 6500, 'toPay'),
  (6, 'HKGZHO', 'oneWay', 'day', '2026-11-24', null, '', 'HKD', 2, 6500, 'refunding'),
  (7, 'HKGZHO', 'oneWay', 'day', '2026-11-24', null, '', 'HKD', 2, 6500, 'paid'),
  (8, 'ZHOHKGRT', 'roundTrip', 'day', '2026-11-23', '2026-11-24', '', 'CNY', 1, 5800, 'paid'),
  (9, 'HKGZHO', 'oneWay', 'day', '2026-11-25', null, '', 'HKD', 1, 6500, 'paid')
) as kinds (kind, line_code, category, fare_type, travel_date, return_date, begin_time, currency, people, paid, status)`

const statements = [
  `insert into departures (line_code, travel_date, begin_time, end_time, capacity, sold)
    values ('HZICLK', '2026-11-24', '10:00', '11:00', 500, 0)
    on conflict (line_code, travel_date, begin_time) do update set capacity = 500, sold = 0, state = 'open'`,
  `create temporary table mixed as
    select lpad((30000000000000000000::numeric + i)::text, 20, '0') as order_no, 'mixed-' || i as account_id, kinds.*,
      case when return_date is null then 1 else 2 end as legs
    from generate_series(0, ${10 * EACH_KIND - 1}) i join ${KINDS} on kinds.kind = i % 10`,
  `insert into accounts (id, email, password_hash, nickname, avatar_url, member_number, level, created_at)
    select account_id, account_id || '@mixed.test', '', '', '', account_id, 1, 0 from mixed`,
  `insert into orders (order_no, account_id, line_code, category, fare_type, travel_date, return_date, currency, amount_cents,
      coupon_cents, due_cents, seats, status, placed_at, pay_by, paid_at, pay_type, request_no, pickup_code, begin_time, end_time,
      return_begin_time, return_end_time)
    select order_no, account_id, line_code, category, fare_type, travel_date::date, return_date::date, currency,
      paid * people * legs + case kind when 2 then 1000 else 0 end, case kind when 2 then 1000 else 0 end, paid * people * legs, people,
      status, ${SOLD_AT}, ${SOLD_AT + 86_400_000 * 30}, case kind when 5 then null else ${SOLD_AT} end, 'MasterCard', 'A' || order_no,
      '', begin_time, '', '', '' from mixed`,
  `insert into order_items (order_no, passenger_type, count, fare_cents) select order_no, 'adult', people, paid from mixed`,
  `insert into order_passengers (order_no, position, passenger_type, name, id_number, id_tail, id_sealed, document_type, paid_cents,
      return_paid_cents)
    select order_no, position, 'adult', '', '', '', '', '', paid, case legs when 2 then paid else 0 end
    from mixed, generate_series(0, people - 1) position`,
  `insert into payment_attempts (request_no, order_no, account_id, provider, merchant, amount_cents, currency, language, session_id,
      session_version, success_indicator, state, created_at, pay_by, next_check_at, checks, request_hash)
    select 'A' || order_no, order_no, account_id, 'MasterCard', 'M', paid * people * legs, currency,
      (array['en', 'zh-hk', 'zh-cn'])[1 + kind % 3], '', '', '', 'closed', ${SOLD_AT}, ${SOLD_AT}, 0, 0, '' from mixed`,
  `insert into payment_transactions (provider, transaction_id, request_no, order_no, merchant, amount_cents, currency, outcome, booked_at)
    select 'MasterCard', order_no, 'A' || order_no, order_no, 'M', paid * people * legs, currency, 'paid', ${SOLD_AT}
    from mixed where kind <> 5`,
  `insert into tickets (ticket_no, order_no, passenger_position, leg, line_code, travel_date, begin_time, end_time, passenger_type,
      fare_cents, paid_cents, status)
    select 'T' || order_no || position || leg, order_no, position, leg,
      case leg when 1 then substr(line_code, 1, 6) else substr(line_code, 4, 3) || substr(line_code, 1, 3) end,
      case leg when 1 then travel_date else return_date end::date, case fare_type when 'day' then '06:00' else begin_time end, '23:59',
      'adult', paid, paid, case when kind = 1 and position = 0 then 'refunded' else 'valid' end
    from mixed, generate_series(0, people - 1) position, generate_series(1, legs) leg where kind <> 5`,
  `update tickets set other_leg_ticket_no = 'T' || order_no || passenger_position || (3 - leg)
    where order_no in (select order_no from mixed where legs = 2)`,
  `insert into refund_quotes (quote_no, order_no, account_id, policy_id, tickets, created_at, valid_until, used_at)
    select 'Q' || order_no, order_no, account_id, '', '[]', ${SOLD_AT}, ${SOLD_AT}, ${SOLD_AT} from mixed where kind in (1, 6)`,
  // The first ticket was refunded before, at a fee of ten per cent.
  `insert into refunds (refund_no, order_no, request_no, provider, captured_cents, amount_cents, currency, reason, reason_text, quote_no,
      language, state, created_at, ended_at, next_check_at, checks, last_answer)
    select 'R' || order_no, order_no, 'A' || order_no, 'MasterCard', 13000, 5850, currency, 'plan-changed', '', 'Q' || order_no, 'en', 'done',
      ${SOLD_AT}, ${SOLD_AT}, null, 0, '' from mixed where kind = 1`,
  `insert into refund_items select 'R' || order_no, 'T' || order_no || '01', 6500, 650, 5850 from mixed where kind = 1`,
  `insert into coupons (coupon_no, account_id, name_zh_cn, name_zh_hk, name_en, kind, face_value, currency, valid_from, valid_until, state,
      order_no)
    select 'C' || order_no, account_id, '', '', '', 'amount', 1000, 'HKD', 0, ${SOLD_AT + 86_400_000 * 90}, 'used', order_no
    from mixed where kind = 2`,
  `insert into refund_requests (request_no, order_no, quote_no, state, reason, reason_text, email, id_tail, language, request_hash,
      created_at, answer_by)
    select 'Q' || order_no, order_no, 'Q' || order_no, 'waiting', 'illness', '', 'asked@mixed.test', '', 'en', '', ${SOLD_AT}, '2026-12-01'
    from mixed where kind = 6`,
  // One of two passengers was checked in; of the trip from Zhuhai the outbound ride was used.
  `insert into ticket_checks (check_id, ticket_no, checked_at, gate, device)
    select 'G' || ticket_no, ticket_no, ${SOLD_AT}, 'G', '' from tickets join mixed using (order_no)
    where (kind = 7 and passenger_position = 0) or (kind = 8 and leg = 1)`,
  // As many seats are taken as there are valid tickets and passengers who have not paid.
  `delete from quotas`,
  `insert into quotas (line_code, fare_type, travel_date, capacity, seats_left)
    select line_code, 'day', travel_date, 2000, 2000 - count(*) from (
      select tickets.line_code, tickets.travel_date from tickets join mixed using (order_no)
        where tickets.status = 'valid' and fare_type = 'day'
      union all select 'HKGZHO', date '2026-11-24' from mixed where kind = 5) as taken
    group by line_code, travel_date`,
  `update departures set sold = (select count(*) from tickets where line_code = 'HZICLK') where line_code = 'HZICLK'
    and travel_date = '2026-11-24' and begin_time = '10:00'`,
  'drop table mixed',
]

/**
 * Fills a database that has the demo's lines with orders of every kind a disruption of `HKGZHO` and `HZICLK` on 24
 * November meets.
 */
export const fillMixedOrders = (db: Kysely<Database>): Promise<void> =>
  // One connection: the table of the kinds is its own.
  db.connection().execute(async (connection) => {
    for (const statement of statements) await sql.raw(statement).execute(connection)
  })
