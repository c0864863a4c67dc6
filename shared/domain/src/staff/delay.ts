import { addDays, type CivilDate, civilDateAt, type Instant } from '../civil-date'
import { type TicketRide, ticketTimes } from '../ticket-times'
import { type ContentTextViolation, checkContentText } from './check-content-text'
import { isDisrupted } from './disruption-scope'

const MINUTE_MS = 60_000
/** Minutes that staff can declare a ride late. */
export const DELAY_MINUTES = { least: 5, most: 300 } as const
export const DELAY_TEXT_LIMIT = 120
export const DELAY_TEXT_FIELDS = ['textZhHk', 'textZhCn', 'textEn'] as const
type DelayTextField = (typeof DELAY_TEXT_FIELDS)[number]

/** Rides of a one-way line on one day that run late: one departure (`HH:mm`), or all where `beginTime` is empty. */
export interface DelayedRides {
  lineCode: string
  date: CivilDate
  beginTime: string
}

/** A delay as staff enter it. Its text for passengers is in every language or in none. */
export interface DelayContent extends DelayedRides, Readonly<Record<DelayTextField, string>> {
  minutes: number
}

/** A delay that staff declared and have not ended. */
export interface DeclaredDelay extends DelayedRides {
  minutes: number
  declaredAt: Instant
}

export type DelayViolations = {
  date?: 'STAFF_DELAY_DAY'
  minutes?: 'STAFF_DELAY_MINUTES'
} & Partial<Record<DelayTextField, ContentTextViolation>>

/** Violations of a delay, by field: it is of today or tomorrow, and its texts are complete. */
export const checkDelay = (delay: DelayContent, now: Instant): DelayViolations => {
  const today = civilDateAt(now)
  const { least, most } = DELAY_MINUTES
  const isDayOpen = delay.date >= today && delay.date <= addDays(today, 1)
  const areMinutesGiven = Number.isInteger(delay.minutes) && delay.minutes >= least && delay.minutes <= most
  const isWritten = DELAY_TEXT_FIELDS.some((field) => delay[field].trim() !== '')
  const texts = DELAY_TEXT_FIELDS.flatMap((field) => {
    const violation = isWritten ? checkContentText(delay[field], DELAY_TEXT_LIMIT) : undefined
    return violation ? [[field, violation]] : []
  })
  return {
    ...(!isDayOpen && { date: 'STAFF_DELAY_DAY' }),
    ...(!areMinutesGiven && { minutes: 'STAFF_DELAY_MINUTES' }),
    ...Object.fromEntries(texts),
  }
}

export const isOfDelay = (delay: DelayedRides, ride: TicketRide & { lineCode: string }): boolean => {
  const { lineCode, date, beginTime } = delay
  return isDisrupted({ lineCode, from: date, until: date, beginTime }, { ...ride, travelDate: ride.date })
}

/** The later declaration of the same rides precedes, and a departure precedes its whole line. */
const byPrecedence = (one: DeclaredDelay, other: DeclaredDelay): number =>
  Number(one.beginTime === '') - Number(other.beginTime === '') || other.declaredAt - one.declaredAt

/**
 * The delay of a ride, until the ride is over at its late time. Staff end a delay before; `delays` has those that they
 * have not ended.
 */
export const findDelay = <Delay extends DeclaredDelay>(
  delays: readonly Delay[],
  ride: TicketRide & { lineCode: string },
  now: Instant,
): Delay | undefined => {
  const own = delays.filter(
    (delay) => isOfDelay(delay, ride) && now < ticketTimes(ride).until + delay.minutes * MINUTE_MS,
  )
  return own.toSorted(byPrecedence)[0]
}
