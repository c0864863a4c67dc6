import { DEPARTURE_STATUSES, type Departure, departureStatusAt, type Instant } from '@shuttle/domain'
import type { StaffDeparture, StatePreview, TimetablePreview } from '@shuttle/wire/staff'
import type { TimetablePlan } from './timetable-of-days'

/** At most this many of the departures that stay are named. */
const SKIPPED_SHOWN = 20

export const presentStaffDeparture = (departure: Departure, now: Instant): StaffDeparture => ({
  ...departure,
  shown: departureStatusAt(departure, now),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Departures and their tickets by state; a state without departures is left out. */
export const presentStates = (departures: readonly Departure[]): StatePreview['states'] =>
  DEPARTURE_STATUSES.flatMap((status) => {
    const inState = departures.filter((departure) => departure.status === status)
    if (inState.length === 0) return []
    return [{ status, departures: inState.length, sold: sum(inState.map(({ sold }) => sold)) }]
  })

export const presentTimetablePlan = (
  { added, changed, same, skipped, others, days, errors, revision }: TimetablePlan,
  now: Instant,
): TimetablePreview => ({
  ...{
    added: added.length,
    changed: changed.length,
    same,
    skipped: skipped.length,
    others,
    days: days.length,
    revision,
  },
  addedSeats: sum(added.map(({ capacity }) => capacity)),
  skippedRows: skipped.slice(0, SKIPPED_SHOWN).map((departure) => presentStaffDeparture(departure, now)),
  errors,
})
