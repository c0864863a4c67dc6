import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate } from './codecs'
import { defineStaffCall } from './define-staff-call'

const lineCode = z.string().check(z.maxLength(16))
/** `HH:mm`. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** Revision that a screen showed; see `stateRevision` and `timesRevision` of the domain. */
const revision = z.string().check(z.maxLength(32))
const status = z.enum(['closed', 'open', 'paused', 'departed'])

/** A departure for staff: `status` is the state that staff gave it, `shown` is departed once its time has passed. */
const staffDeparture = z.strictObject({
  lineCode: z.string(),
  date: civilDate,
  beginTime: clock,
  endTime: clock,
  capacity: z.int(),
  sold: z.int(),
  status,
  shown: status,
})
export type StaffDeparture = z.output<typeof staffDeparture>

/** The departures of a one-way line on a day, by departure time. */
export const queryStaffDeparturesCall = defineStaffCall({
  path: 'staff/query.departures',
  access: 'departure.inspect',
  idempotent: true,
  request: z.object({ lineCode, date: civilDate }),
  data: z.array(staffDeparture),
})

/** Departures of a line from one day to another, at most 366 of them; all of a day, or those at these times. */
const chosen = {
  lineCode,
  from: civilDate,
  to: civilDate,
  beginTimes: z.optional(z.readonly(z.array(clock).check(z.maxLength(200)))),
}

/** Number of departures that a change of states would affect. */
export const previewDepartureStatesCall = defineStaffCall({
  path: 'staff/preview.departure.states',
  access: 'departure.inspect',
  idempotent: true,
  request: z.object(chosen),
  data: z.strictObject({
    /** Departures in one state that have not departed, and the tickets sold for them. */
    states: z.array(z.strictObject({ status, departures: z.int(), sold: z.int() })),
    revision: z.string(),
  }),
})
export type DepartureChoice = z.output<typeof previewDepartureStatesCall.request>
export type StatePreview = z.output<typeof previewDepartureStatesCall.data>

/**
 * Opens, pauses or closes departures; those in this state already, and in a span of days the departed ones, do not
 * change. `expectedRevision` covers all chosen departures as shown.
 */
export const setDepartureStatesCall = defineStaffCall({
  path: 'staff/set.departure.states',
  access: 'departure.edit',
  idempotent: true,
  request: z.object({ ...chosen, state: z.enum(['open', 'paused', 'closed']), expectedRevision: revision }),
  data: z.strictObject({ changed: z.int(), sold: z.int() }),
})

/**
 * Sets the seats of a departure, never fewer than sold: refused with `least`. `expectedCapacity` is the number that was
 * shown.
 */
export const setDepartureCapacityCall = defineStaffCall({
  path: 'staff/set.departure.capacity',
  access: 'departure.edit',
  idempotent: true,
  request: z.object({
    lineCode,
    date: civilDate,
    beginTime: clock,
    capacity: sentNumber,
    expectedCapacity: sentNumber,
  }),
  data: staffDeparture,
})

/**
 * A timetable, one departure a line (`06:00-06:29 40`), for the days of a span on these weekdays (1 Monday .. 7
 * Sunday).
 */
const timetable = {
  lineCode,
  from: civilDate,
  to: civilDate,
  weekdays: z.readonly(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7))),
  timetable: z.string(),
}

/** Effect of a timetable: departures that are new, changed, equal, sold and therefore retained, and not named by it. */
const planned = { added: z.int(), changed: z.int(), same: z.int(), skipped: z.int(), others: z.int() }

/** Effect of a timetable before it is applied; nothing is counted where a line cannot be read. */
export const previewTimetableCall = defineStaffCall({
  path: 'staff/preview.timetable',
  access: 'departure.inspect',
  idempotent: true,
  request: z.object(timetable),
  data: z.strictObject({
    ...planned,
    /** Seats of all new departures. */
    addedSeats: z.int(),
    days: z.int(),
    /** The first of the retained departures. */
    skippedRows: z.array(staffDeparture),
    errors: z.readonly(
      z.array(z.strictObject({ line: z.int(), fault: z.enum(['SHAPE', 'TIME', 'ORDER', 'CAPACITY', 'TWICE']) })),
    ),
    revision: z.string(),
  }),
})
export type TimetablePreview = z.output<typeof previewTimetableCall.data>

/** Adds the departures of a timetable; sold ones do not change. A repetition changes nothing. */
export const applyTimetableCall = defineStaffCall({
  path: 'staff/apply.timetable',
  access: 'departure.edit',
  idempotent: true,
  request: z.object({ ...timetable, expectedRevision: revision }),
  data: z.strictObject(planned),
})
