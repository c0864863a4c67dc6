import { runStatement } from '@shuttle/postgres'
import type { Service } from '../fixtures/service'

/**
 * Copies of one order of two adults, an hour apart, with payments, tickets, checks and refunds: the newest fifty are to
 * collect, the others rotate through used, ended, refunded, expired and cancelled.
 */
const copies = (orderNo: string, count: number): string => `
create temporary table made as
  select 'X' || lpad(i::text, 19, '0') as order_no, i, placed_at - i * 3600000::bigint as placed_at,
    case when i <= 50 then 'paid' else (array['used', 'used', 'ended', 'refunded', 'expired', 'cancelled'])[1 + i % 6] end as status
  from orders, generate_series(1, ${count}) i where orders.order_no = '${orderNo}';
alter table made add column is_paid boolean;
update made set is_paid = status not in ('expired', 'cancelled');
insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_no', m.order_no, 'status', m.status, 'pickup_code', '',
    'placed_at', m.placed_at, 'pay_by', m.placed_at + 900000, 'paid_at', case when m.is_paid then m.placed_at + 60000 end,
    'pay_type', case when m.is_paid then 'MasterCard' else '' end, 'request_no', m.order_no || '-1',
    'travel_date', case when m.i <= 50 then o.travel_date else o.travel_date - 14 - m.i / 24 end))).*
  from orders o, made m where o.order_no = '${orderNo}';
insert into order_items select (jsonb_populate_record(x, jsonb_build_object('order_no', m.order_no))).*
  from order_items x, made m where x.order_no = '${orderNo}';
insert into order_passengers select (jsonb_populate_record(x, jsonb_build_object('order_no', m.order_no))).*
  from order_passengers x, made m where x.order_no = '${orderNo}';
insert into tickets (ticket_no, order_no, leg, line_code, travel_date, passenger_type, fare_cents, status, passenger_position,
    begin_time, end_time, paid_cents)
  select m.order_no || p.position, m.order_no, 1, o.line_code, o.travel_date, p.passenger_type, p.paid_cents,
    case m.status when 'refunded' then 'refunded' else 'valid' end, p.position, '06:00', '23:59', p.paid_cents
  from made m join orders o using (order_no) join order_passengers p using (order_no) where m.is_paid;
insert into ticket_checks (check_id, ticket_no, checked_at, gate, device)
  select t.ticket_no, t.ticket_no, m.placed_at, 'Gate 3', 'G3' from made m join tickets t using (order_no) where m.status = 'used';
insert into payment_attempts (request_no, order_no, account_id, provider, merchant, amount_cents, currency, language, session_id,
    session_version, success_indicator, state, created_at, pay_by, next_check_at, checks, request_hash, launch, call_fields, card_query)
  select o.request_no, o.order_no, o.account_id, 'MasterCard', '', o.due_cents, o.currency, 'en', '', '', '', 'settled', o.placed_at,
    o.pay_by, o.placed_at, 0, '', '', '', ''
  from made m join orders o using (order_no) where m.is_paid;
insert into refunds (refund_no, order_no, request_no, provider, captured_cents, amount_cents, currency, reason, language, state, created_at)
  select m.order_no, m.order_no, o.request_no, 'MasterCard', o.due_cents, o.due_cents / 10 * 9, o.currency, 'plan-changed', 'en', 'done',
    m.placed_at
  from made m join orders o using (order_no) where m.status = 'refunded';
`

/** Adds this many orders to the member of the given order, in the service's own PostgreSQL. */
export const fillOrders = async ({ databaseUrl }: Service, orderNo: string, count: number): Promise<void> => {
  await runStatement(databaseUrl, copies(orderNo, count))
  await runStatement(databaseUrl, 'vacuum analyze')
}
