import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Splits the amount due of orders over their rides, as orders of today are split when they are placed: largest remainders,
 * in steps of ten cents where an amount in Hong Kong dollars ends in 0 cents. Which ticket a coupon or a promotion of the
 * past belonged to was not stored, so it takes from all.
 */
const sharesOver = (rides: string): string => `
  with rides as (${rides}),
  summed as (select *, sum(price) over o as total, count(*) over o as rides_of_order from rides window o as (partition by order_no)),
  weighed as (
    select *, (case when total = 0 then 1 else price end)::bigint as weight,
      ((case when total = 0 then rides_of_order else total end) * step)::bigint as whole from summed),
  rounded as (
    select *, due * weight / whole * step as share, due * weight % whole as remainder from weighed),
  shares as (
    select order_no, ride, (share + case
      when row_number() over (partition by order_no order by remainder desc, place) <= (due - sum(share) over (partition by order_no)) / step
      then step else 0 end)::integer as cents
    from rounded)`

const DUE_AND_STEP = `o.due_cents::bigint as due, case when o.currency = 'HKD' and o.due_cents % 10 = 0 then 10 else 1 end as step`

const TICKET_RIDES = `
  select t.order_no, t.ticket_no as ride, t.fare_cents as price, ${DUE_AND_STEP},
    row_number() over (partition by t.order_no order by t.passenger_position nulls last, t.leg, t.ticket_no) as place
  from tickets t join orders o on o.order_no = t.order_no`

/** Rides of orders that have no tickets yet, or never had. */
const PLACED_RIDES = `
  select p.order_no, p.position || '-' || legs.leg as ride, coalesce(i.fare_cents, 0) as price, ${DUE_AND_STEP},
    row_number() over (partition by p.order_no order by p.position, legs.leg) as place
  from order_passengers p join orders o on o.order_no = p.order_no
    join (values (1), (2)) as legs (leg) on legs.leg = 1 or o.return_date is not null
    left join order_items i on i.order_no = p.order_no and i.passenger_type = p.passenger_type
  where not exists (select from tickets t where t.order_no = p.order_no)`

const statements = [
  'alter table order_passengers add column paid_cents integer, add column return_paid_cents integer',
  `alter table tickets
    add column passenger_position integer, add column other_leg_ticket_no text references tickets(ticket_no),
    add column begin_time text not null default '', add column end_time text not null default '',
    add column paid_cents integer, add column collected_at bigint, add column collected_place text not null default '',
    add foreign key (order_no, passenger_position) references order_passengers (order_no, position)`,
  `create table ticket_checks (
    check_id text primary key, ticket_no text not null references tickets(ticket_no), checked_at bigint not null,
    gate text not null, device text not null)`,
  'create index ticket_checks_by_ticket on ticket_checks (ticket_no)',

  // Tickets of one type and leg are alike: the first is that of the first such person.
  `update tickets set passenger_position = people.position
   from (select ticket_no, order_no, passenger_type, row_number() over (partition by order_no, leg, passenger_type order by ticket_no) as number
     from tickets) as numbered,
   (select order_no, position, passenger_type, row_number() over (partition by order_no, passenger_type order by position) as number
     from order_passengers) as people
   where tickets.ticket_no = numbered.ticket_no and people.order_no = numbered.order_no
     and people.passenger_type = numbered.passenger_type and people.number = numbered.number`,
  `update tickets set other_leg_ticket_no = other.ticket_no from tickets as other
   where other.order_no = tickets.order_no and other.passenger_position = tickets.passenger_position and other.leg <> tickets.leg`,
  `update tickets set
     begin_time = case o.fare_type when 'day' then '06:00' when 'night' then '00:00'
       else case tickets.leg when 1 then o.begin_time else o.return_begin_time end end,
     end_time = case o.fare_type when 'day' then '23:59' when 'night' then '05:59'
       else case tickets.leg when 1 then o.end_time else o.return_end_time end end
   from orders o where o.order_no = tickets.order_no`,
  `${sharesOver(TICKET_RIDES)} update tickets set paid_cents = shares.cents from shares where shares.ride = tickets.ticket_no`,
  `${sharesOver(PLACED_RIDES)} update order_passengers p set
     paid_cents = (select cents from shares where shares.order_no = p.order_no and ride = p.position || '-1'),
     return_paid_cents = (select cents from shares where shares.order_no = p.order_no and ride = p.position || '-2')
   where not exists (select from tickets t where t.order_no = p.order_no)`,
  `update order_passengers p set
     paid_cents = (select t.paid_cents from tickets t where t.order_no = p.order_no and t.passenger_position = p.position and t.leg = 1),
     return_paid_cents = (select t.paid_cents from tickets t where t.order_no = p.order_no and t.passenger_position = p.position and t.leg = 2)
   where exists (select from tickets t where t.order_no = p.order_no)`,
  'update order_passengers set paid_cents = coalesce(paid_cents, 0), return_paid_cents = coalesce(return_paid_cents, 0)',

  // When a ticket was checked was not stored: not before it was paid.
  `insert into ticket_checks (check_id, ticket_no, checked_at, gate, device)
   select t.ticket_no, t.ticket_no, coalesce(o.paid_at, o.placed_at), t.gate, '' from tickets t join orders o on o.order_no = t.order_no
   where t.checked`,
  'alter table tickets drop column checked, drop column gate',

  `alter table order_passengers alter column paid_cents set not null, alter column return_paid_cents set not null,
    add check (paid_cents >= 0), add check (return_paid_cents >= 0)`,
  'alter table tickets alter column paid_cents set not null, add check (paid_cents >= 0)',
]

/** A ticket knows its person, its other leg, its ride and what was paid for it; its checks are rows. */
export const tickets: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
