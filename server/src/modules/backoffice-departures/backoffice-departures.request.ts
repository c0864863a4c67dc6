import { DEPARTURE_STATUSES } from '@shuttle/domain'
import type { previewDepartureStatesCall, previewTimetableCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { DepartureChoice } from './find-chosen-departures'
import type { TimetableOfDays } from './timetable-of-days'

export const readChoice = ({
  lineCode,
  fromDate,
  toDate,
  beginTimes,
}: z.infer<(typeof previewDepartureStatesCall)['request']>): DepartureChoice => ({
  ...{ lineCode, from: fromDate, to: toDate, beginTimes },
})

/** The state that staff set: 0 closed, 1 open, 2 paused. */
export const readState = (setCode: '0' | '1' | '2') => DEPARTURE_STATUSES[Number(setCode) as 0 | 1 | 2]

export const readTimetable = (
  { lineCode, fromDate, toDate, weekdays, timetable }: z.infer<(typeof previewTimetableCall)['request']>,
  now: number,
): TimetableOfDays => ({ lineCode, from: fromDate, to: toDate, weekdays, timetable, now })
