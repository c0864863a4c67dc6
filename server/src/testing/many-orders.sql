-- A database with the demo's lines gets :count paid and past orders of two people each: of a fifth as many members, names of a few
-- families, all lines, two years of days. Read by the test of the search's plans and by its benchmark, which put the number in.

insert into accounts (id, email, password_hash, nickname, avatar_url, member_number, level, created_at)
  select 'many-' || i, 'passenger' || i || '@many.test', '', 'passenger' || i, '', 'M' || i, 1, 0
  from generate_series(0, (:count - 1) / 5) i;

create temporary table made as select i, lpad((25000000000000000000::numeric + i)::text, 20, '0') as order_no,
    (select array_agg(line_code order by line_code) from lines where category = 'oneWay') as lines,
    1795226400000 - i::bigint * 600000 as placed_at
  from generate_series(1, :count) i;

insert into orders (order_no, account_id, line_code, category, fare_type, travel_date, currency, amount_cents, coupon_cents,
    due_cents, seats, status, placed_at, pay_by, paid_at, pay_type, request_no, pickup_code, begin_time, end_time,
    return_begin_time, return_end_time)
  select order_no, 'many-' || (i % ((:count + 4) / 5)), lines[1 + i % array_length(lines, 1)], 'oneWay', 'day',
    date '2026-12-31' - i % 730, 'HKD', 13000, 0, 13000, 2,
    (array['paid', 'used', 'used', 'used', 'ended', 'ended', 'refunded', 'expired'])[1 + i % 8], placed_at, placed_at + 900000,
    placed_at + 60000, 'MasterCard', order_no || '-1', upper(translate(substr(md5(i::text), 1, 16), '01', 'GH')), '', '', '', ''
  from made;

insert into order_items (order_no, passenger_type, count, fare_cents) select order_no, 'adult', 2, 6500 from made;

insert into order_passengers (order_no, position, passenger_type, name, id_number, id_tail, id_sealed, document_type, paid_cents,
    return_paid_cents)
  select order_no, position, 'adult',
    (array['CHAN', 'WONG', 'LEE', 'LAM', 'CHEUNG', 'HO', 'NG', 'LAU', 'RIBEIRO', 'KIM'])[1 + (i + position) % 10] || ' ' ||
    (array['TAI MAN', 'SIU MING', 'KA YAN', 'MEI LING', 'CHI HO', 'WAI LAM', 'PUI SHAN'])[1 + (i * 3 + position) % 7] || ' ' ||
    upper(substr(md5((i / 3)::text), 1, 3)),
    '', lpad(((i * 7919 + position) % 10000)::text, 4, '0'), '', '', 6500, 0
  from made, generate_series(0, 1) position;

insert into tickets (ticket_no, order_no, passenger_position, leg, line_code, travel_date, begin_time, end_time, passenger_type,
    fare_cents, paid_cents, status)
  select 'T' || substr(order_no, 3) || position, order_no, position, 1, line_code, travel_date, '06:00', '23:59', 'adult', 6500,
    6500, case orders.status when 'refunded' then 'refunded' else 'valid' end
  from orders join order_passengers using (order_no) where order_no like '25%' and orders.status <> 'expired';

drop table made;

analyze;
