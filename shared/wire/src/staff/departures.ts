import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, count, date, sentNumber } from '../scalars'

const lineCode = z.string().check(z.maxLength(16))
/** `HH:mm`. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** What a screen showed; see `stateRevision` and `timesRevision` of the domain. */
const revision = z.string().check(z.maxLength(32))

/** A departure for staff; `statusCode` 0 closed, 1 open, 2 paused, 3 departed, `setCode` the one of the first three that staff gave it. */
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

/** The departures of a one-way line on a day, in the order they leave. */
export const queryStaffDepartures = defineCall({
  path: 'staff/query.departures',
  access: 'departure.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ lineCode, travelDate: date }),
  answer: z.looseObject({ responseData: z.array(staffDepartureRow) }),
})

/** Departures of a line from one day to another, at most 366 of them; all of a day, or those of these times. */
const chosen = {
  lineCode,
  fromDate: date,
  toDate: date,
  beginTimes: z.optional(z.array(clock).check(z.maxLength(200))),
}

/** Departures in one state that have not departed, and the tickets sold for them. */
const inState = z.looseObject({ setCode: code, departures: count, sold: count })

/** How many departures a change of states would be about. */
export const previewDepartureStates = defineCall({
  path: 'staff/preview.departure.states',
  access: 'departure.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(chosen),
  answer: z.looseObject({ responseData: z.looseObject({ states: z.array(inState), revision: z.string() }) }),
})

/**
 * Opens (1), pauses (2) or closes (0) departures. Those in this state already, and of a span of days those that have departed, stay;
 * `expectedRevision` is of all that are chosen as they were shown.
 */
export const setDepartureStates = defineCall({
  path: 'staff/set.departure.states',
  access: 'departure.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ ...chosen, setCode: z.enum(['0', '1', '2']), expectedRevision: revision }),
  answer: z.looseObject({ responseData: z.looseObject({ changed: count, sold: count }) }),
})

/** Gives a departure other seats, never fewer than were sold: refused with `least`. `expectedCapacity` is what was shown. */
export const setDepartureCapacity = defineCall({
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

/** A timetable, one departure a line (`06:00-06:29 40`), for the days of a span that are one of these of the week (1 Monday .. 7 Sunday). */
const timetable = {
  lineCode,
  fromDate: date,
  toDate: date,
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  timetable: z.string(),
}

/** Why a line of a timetable cannot be read. */
export const TIMETABLE_FAULT_CODES = ['SHAPE', 'TIME', 'ORDER', 'CAPACITY', 'TWICE'] as const

/** What a timetable did or would do: departures that are new, changed, as they were, sold and so kept, and not named by it. */
const planned = {
  added: count,
  changed: count,
  same: count,
  kept: count,
  others: count,
}

/** What a timetable would do; with a line that cannot be read nothing is counted. */
export const previewTimetable = defineCall({
  path: 'staff/preview.timetable',
  access: 'departure.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(timetable),
  answer: z.looseObject({
    responseData: z.looseObject({
      ...planned,
      /** Of the new ones together. */
      addedSeats: count,
      days: count,
      /** The first of those that are kept. */
      keptRows: z.array(staffDepartureRow),
      errors: z.array(z.looseObject({ line: count, fault: z.enum(TIMETABLE_FAULT_CODES) })),
      revision: z.string(),
    }),
  }),
})

/** Adds the departures of a timetable; what was sold stays as it is. The same timetable again changes nothing. */
export const applyTimetable = defineCall({
  path: 'staff/apply.timetable',
  access: 'departure.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ ...timetable, expectedRevision: revision }),
  answer: z.looseObject({ responseData: z.looseObject(planned) }),
})
