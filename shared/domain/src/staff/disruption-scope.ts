import { addDays, type CivilDate } from '../civil-date'
import type { FareType } from '../fare-type'

/** Maximum days of one declaration; a longer one is more likely a mistake than a disruption. */
export const DISRUPTION_DAYS = 31

/** The rides of a one-way line that do not run: all rides of some days, or one departure of one day. */
export interface DisruptionScope {
  lineCode: string
  from: CivilDate
  /** The last day, inclusive. */
  until: CivilDate
  /** `HH:mm` of one departure; empty for every ride of these days, day and night tickets among them. */
  beginTime: string
}

/** A ride as a ticket names it. */
export interface PlannedRide {
  /** One-way line of its leg. */
  lineCode: string
  travelDate: CivilDate
  fareType: FareType
  beginTime: string
}

/**
 * Why rides cannot be declared, or undefined: days in the wrong order, too many of them, or one departure of several
 * days.
 */
export const checkDisruptionScope = ({
  from,
  until,
  beginTime,
}: DisruptionScope): 'STAFF_DISRUPTION_DAYS' | 'STAFF_DISRUPTION_TIME' | undefined => {
  if (until < from || until >= addDays(from, DISRUPTION_DAYS)) return 'STAFF_DISRUPTION_DAYS'
  return beginTime !== '' && from !== until ? 'STAFF_DISRUPTION_TIME' : undefined
}

/** Whether the ride of a ticket is one of those that do not run. */
export const isDisrupted = (scope: DisruptionScope, ride: PlannedRide): boolean =>
  ride.lineCode === scope.lineCode &&
  scope.from <= ride.travelDate &&
  ride.travelDate <= scope.until &&
  (scope.beginTime === '' || (ride.fareType === 'reserved' && ride.beginTime === scope.beginTime))

const isDayDeclared = (day: CivilDate, scope: DisruptionScope, declared: readonly DisruptionScope[]): boolean =>
  declared.some(
    ({ lineCode, from, until, beginTime }) =>
      lineCode === scope.lineCode && from <= day && day <= until && (beginTime === '' || beginTime === scope.beginTime),
  )

/**
 * Whether several declarations together include every ride of a scope. Departures alone never make up a whole day,
 * which has day and night tickets and later departures too.
 */
export const isWholeScopeDeclared = (scope: DisruptionScope, declared: readonly DisruptionScope[]): boolean => {
  for (let day = scope.from; day <= scope.until; day = addDays(day, 1))
    if (!isDayDeclared(day, scope, declared)) return false
  return true
}
