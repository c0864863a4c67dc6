import type { Database } from '@shuttle/server/filling'
import { sql, type Transaction } from 'kysely'
import type { SoldOrder } from './sell-order'

type Trx = Transaction<Database>

/**
 * Seats that an order holds on each leg: those of its valid tickets, or of all its passengers while it waits for
 * payment.
 */
const countSeats = ({ order, tickets }: SoldOrder, leg: number): number => {
  if (order.status === 'toPay') return order.seats
  const held = tickets.filter((ticket) => ticket.leg === leg && ticket.status === 'valid')
  return held.filter(({ passenger_type }) => passenger_type !== 'infant').length
}

interface TakenSeats {
  line_code: string
  fare_type: string
  travel_date: string
  begin_time: string
  seats: number
}

const sumSeats = (orders: readonly SoldOrder[]): TakenSeats[] => {
  const taken = new Map<string, TakenSeats>()
  for (const sold of orders)
    for (const [at, leg] of sold.legs.entries()) {
      const key = {
        line_code: leg.lineCode,
        fare_type: leg.fareType,
        travel_date: leg.date,
        begin_time: leg.beginTime ?? '',
      }
      const id = JSON.stringify(key)
      taken.set(id, { ...key, seats: (taken.get(id)?.seats ?? 0) + countSeats(sold, at + 1) })
    }
  return [...taken.values()].filter(({ seats }) => seats > 0)
}

/** Takes the seats of all orders at once: of the quota of a day, or of a departure. Fails if one has too few. */
export const deductSeats = async (trx: Trx, orders: readonly SoldOrder[]): Promise<void> => {
  const taken = sumSeats(orders)
  const rows = sql`jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
    as taken (line_code text, fare_type text, travel_date date, begin_time text, seats integer)`
  await sql`
    insert into quotas (line_code, fare_type, travel_date, capacity, seats_left)
    select line_code, fare_type, travel_date, capacity, capacity - seats from ${rows} join daily_quotas using (line_code, fare_type)
    on conflict (line_code, fare_type, travel_date)
      do update set seats_left = quotas.seats_left - (excluded.capacity - excluded.seats_left)`.execute(trx)
  await sql`
    insert into departures (line_code, travel_date, begin_time, end_time, capacity, sold)
    select line_code, travel_date, begin_time, end_time, capacity, seats from ${rows} join departure_times using (line_code, begin_time)
    on conflict (line_code, travel_date, begin_time) do update set sold = departures.sold + excluded.sold`.execute(trx)
}
