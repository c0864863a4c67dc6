import type { LanguageCode } from '@shuttle/contracts'
import {
  airportDirection,
  type CivilDate,
  DEFAULT_RIDE,
  type FlightInfo,
  type Instant,
  plainFlightNumber,
  toInstant,
} from '@shuttle/domain'
import { createTranslate } from '@shuttle/i18n/translate'
import { formatTakeOffOrLanding } from '../take-off-or-landing'
import { writeCalendarFile } from './calendar-file'
import { calendarTexts } from './calendar-texts'

const MINUTE_MS = 60_000

/** Input of a calendar file. */
export interface RideToSave {
  orderNo: string
  lineCode: string
  originName: string
  destinationName: string
  outbound: { date: CivilDate; beginTime: string }
  flight?: Pick<FlightInfo, 'flightNumber' | 'date' | 'time'> | undefined
  changedAt?: Instant | undefined
}

interface CalendarOptions {
  language: LanguageCode
  now: Instant
  /** Absolute address of the pickup code on the site. */
  url: string
  /** From departure to arrival; the usual ones if the line is not known. */
  rideMinutes?: number | undefined
}

/**
 * The calendar file of a ride of the airport line. The order is its UID, the change of its departure its SEQUENCE, so
 * that a calendar moves the existing entry. The pickup code is omitted: calendars are shared, and a change makes the
 * code void.
 */
export const rideCalendar = (ride: RideToSave, { language, now, url, rideMinutes }: CalendarOptions): string => {
  const t = createTranslate<(typeof calendarTexts)['zh-hk']>(language, calendarTexts[language])
  const { orderNo, flight } = ride
  const from = toInstant(ride.outbound.date, ride.outbound.beginTime)
  const isTakeOff = airportDirection(ride.lineCode) === 'toAirport'
  return writeCalendarFile({
    uid: `${orderNo}@bridge-shuttle.example`,
    sequence: ride.changedAt === undefined ? 0 : 1,
    writtenAt: now,
    from,
    until: from + (rideMinutes ?? DEFAULT_RIDE.rideMinutes) * MINUTE_MS,
    title: t('title', { from: ride.originName, to: ride.destinationName }),
    place: ride.originName,
    text: [
      t('orderNo', { orderNo }),
      ...(flight
        ? [
            t(isTakeOff ? 'takesOff' : 'lands', {
              number: plainFlightNumber(flight.flightNumber),
              at: formatTakeOffOrLanding(flight, language),
            }),
          ]
        : []),
      t('pickUp', { url }),
      t('arriveEarly'),
    ].join('\n'),
    url,
  })
}

/** Such as `airport-bus-B202611210001.ics`. */
export const calendarFileName = (orderNo: string): string => `airport-bus-${orderNo}.ics`
