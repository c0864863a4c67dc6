import { addDays, civilDateAt, type Instant, toDepartureInstant } from '@shuttle/domain'
import { chooseDisruptedTickets, findDelay } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { listDelaysFrom, toDelay } from './delays.repository'
import type { OrderWithRides } from './find-ride-notices'

/**
 * Minutes late by ticket number, for the tickets that are refunded without a fee: those of a late ride, and the same
 * passenger's other leg, as for a ride that does not run.
 */
export const findLateTickets = async (
  db: Kysely<Database>,
  { order, tickets }: OrderWithRides,
  now: Instant,
): Promise<ReadonlyMap<string, number>> => {
  const delays = (await listDelaysFrom(db, addDays(civilDateAt(now), -1))).map(toDelay)
  if (delays.length === 0) return new Map()
  const planned = tickets.map((ticket) => ({
    ...{ ticketNo: ticket.ticket_no, lineCode: ticket.line_code, travelDate: ticket.travel_date },
    ...{ fareType: order.fare_type, beginTime: ticket.begin_time, status: ticket.status, leg: ticket.leg },
    ...{ isChecked: ticket.checks.length > 0, otherLegTicketNo: ticket.other_leg_ticket_no ?? undefined },
    departsAt: toDepartureInstant(ticket.travel_date, order.fare_type, ticket.begin_time || undefined),
  }))
  const late = tickets.flatMap((ticket) => {
    const { line_code: lineCode, travel_date: date, begin_time: beginTime, end_time: endTime } = ticket
    return findDelay(delays, { lineCode, fareType: order.fare_type, date, beginTime, endTime }, now) ?? []
  })
  const minutes = new Map<string, number>()
  for (const delay of new Set(late)) {
    const scope = { lineCode: delay.lineCode, from: delay.date, until: delay.date, beginTime: delay.beginTime }
    for (const ticketNo of chooseDisruptedTickets(scope, planned, delay.declaredAt).refunded)
      minutes.set(ticketNo, Math.max(delay.minutes, minutes.get(ticketNo) ?? 0))
  }
  return minutes
}
