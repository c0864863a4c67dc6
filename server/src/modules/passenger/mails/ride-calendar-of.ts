import { calendarFileName, rideCalendar } from '@shuttle/booking/calendar'
import { civilDateAt, isAirportLine, type Language } from '@shuttle/domain'
import type { Mail } from '../../../outbox/mailer'
import type { AppContext } from '../../../runtime/context'
import { findRide } from '../catalogue'
import type { OrderView } from '../orders'
import { endNames } from './line-name'

interface CalendarMail {
  language: Language
  /** Address of the pickup code on the site. */
  url: string
}

/** The calendar file of an airport order, before or after the change of its departure; none of bus orders. */
export const rideCalendarOf = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { order, flight, change }: Pick<OrderView, 'order' | 'flight' | 'change'>,
  { language, url }: CalendarMail,
): Promise<Mail['calendar']> => {
  const lineCode = order.line_code
  if (!isAirportLine(lineCode)) return undefined
  const ride = {
    orderNo: order.order_no,
    lineCode,
    ...(await endNames({ db }, lineCode, language)),
    outbound: { date: order.travel_date, beginTime: order.begin_time },
    flight: flight && { flightNumber: flight.flight_number, date: flight.flight_date, time: flight.flight_time },
    changedAt: change?.changed_at,
  }
  const now = clock.now()
  const rideMinutes = (await findRide(db, lineCode, civilDateAt(now)))?.rideMinutes
  const file = rideCalendar(ride, { language, now, url, rideMinutes })
  return { name: calendarFileName(order.order_no), file }
}
