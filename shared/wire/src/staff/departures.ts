import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, count, date, sentNumber } from '../scalars'

const lineCode = z.string().check(z.maxLength(16))
/** `HH:mm`. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** Revision that a screen showed; see `stateRevision` and `timesRevision` of the domain. */
const revision = z.string().check(z.maxLength(32))

/**
 * A departure for staff; `statusCode` 0 closed, 1 open, 2 paused, 3 departed, `setCode` the one of the first three set
 * by staff.
 */
export const staffDepartureRow = z.looseObject({
  lineCode: z.string(),
  travelDate: date,
  beginTime: clock,
  endTime: clock,
  capacity: count,
  sold: count,
  statusCode: code,
  setCode: code,
})

/** The departures of a one-way line on a day, by departure time. */
export const queryStaffDeparturesCall = defineCall({
  path: 'staff/query.departures',
  access: 'departure.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ lineCode, travelDate: date }),
  answer: z.looseObject({ responseData: z.array(staffDepartureRow) }),
})

/** Departures of a line from one day to another, at most 366 of them; all of a day, or those at these times. */
const chosen = {
  lineCode,
  fromDate: date,
  toDate: date,
  beginTimes: z.optional(z.array(clock).check(z.maxLength(200))),
}

/** Departures in one state that have not departed, and the tickets sold for them. */
const inState = z.looseObject({ setCode: code, departures: count, sold: count })

/** Number of departures that a change of states would affect. */
export const previewDepartureStatesCall = defineCall({
  path: 'staff/preview.departure.states',
  access: 'departure.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(chosen),
  answer: z.looseObject({ responseData: z.looseObject({ states: z.array(inState), revision: z.string() }) }),
})

/**
 * Opens (1), pauses (2) or closes (0) departures; those in this state already, and in a span of days the departed ones,
 * do not change. `expectedRevision` covers all chosen departures as shown.
 */
export const setDepartureStatesCall = defineCall({
  path: 'staff/set.departure.states',
  access: 'departure.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ ...chosen, setCode: z.enum(['0', '1', '2']), expectedRevision: revision }),
  answer: z.looseObject({ responseData: z.looseObject({ changed: count, sold: count }) }),
})

/**
 * Sets the seats of a departure, never fewer than sold: refused with `least`. `expectedCapacity` is the number that was
 * shown.
 */
export const setDepartureCapacityCall = defineCall({
  path: 'staff/set.departure.capacity',
  access: 'departure.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    lineCode,
    travelDate: date,
    beginTime: clock,
    capacity: sentNumber,
    expectedCapacity: sentNumber,
  }),
  answer: z.looseObject({ responseData: staffDepartureRow }),
})

/**
 * A timetable, one departure a line (`06:00-06:29 40`), for the days of a span on these weekdays (1 Monday .. 7
 * Sunday).
 */
const timetable = {
  lineCode,
  fromDate: date,
  toDate: date,
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  timetable: z.string(),
}

/** Why a line of a timetable cannot be read. */
export const TIMETABLE_FAULT_CODES = ['SHAPE', 'TIME', 'ORDER', 'CAPACITY', 'TWICE'] as const

/** Effect of a timetable: departures that are new, changed, equal, sold and therefore retained, and not named by it. */
const planned = {
  added: count,
  changed: count,
  same: count,
  skipped: count,
  others: count,
}

/** Effect of a timetable before it is applied; nothing is counted where a line cannot be read. */
export const previewTimetableCall = defineCall({
  path: 'staff/preview.timetable',
  access: 'departure.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(timetable),
  answer: z.looseObject({
    responseData: z.looseObject({
      ...planned,
      /** Seats of all new departures. */
      addedSeats: count,
      days: count,
      /** The first of the retained departures. */
      skippedRows: z.array(staffDepartureRow),
      errors: z.array(z.looseObject({ line: count, fault: z.enum(TIMETABLE_FAULT_CODES) })),
      revision: z.string(),
    }),
  }),
})

/** Adds the departures of a timetable; sold ones do not change. A repetition changes nothing. */
export const applyTimetableCall = defineCall({
  path: 'staff/apply.timetable',
  access: 'departure.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ ...timetable, expectedRevision: revision }),
  answer: z.looseObject({ responseData: z.looseObject(planned) }),
})
