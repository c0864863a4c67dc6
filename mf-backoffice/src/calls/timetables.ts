import type { CivilDate } from '@shuttle/domain'
import type { TimetableError } from '@shuttle/domain/staff'
import { applyTimetableCall, previewTimetableCall } from '@shuttle/wire/staff'
import type { StaffDeparture } from '../domain/staff-departure'
import { departureFromWire } from './departures'
import { staffCall } from './staff-call'

/** A timetable as text, and its days; weekdays 1 Monday .. 7 Sunday. */
export interface TimetableOfDays {
  lineCode: string
  from: CivilDate
  to: CivilDate
  weekdays: readonly number[]
  timetable: string
}

/** Effect of a timetable on departures: new, changed, already equal, unchanged because sold, or not named by it. */
export interface TimetableCounts {
  added: number
  changed: number
  same: number
  skipped: number
  others: number
}

export interface TimetablePreview extends TimetableCounts {
  addedSeats: number
  days: number
  /** The first of the unchanged departures. */
  skippedRows: StaffDeparture[]
  errors: TimetableError[]
  revision: string
}

const toWire = ({ lineCode, from, to, weekdays, timetable }: TimetableOfDays) => ({
  ...{ lineCode, fromDate: from, toDate: to, weekdays: [...weekdays], timetable },
})

/** A year of departures takes longer than a page. Milliseconds. */
const TIMEOUT_MS = 60_000

/** Throws `ApiError`: `refused` with STAFF_DAYS_INVALID or STAFF_TIMETABLE_TOO_LONG. */
export const countTimetable = async (command: TimetableOfDays): Promise<TimetablePreview> => {
  const { responseData } = await staffCall(previewTimetableCall, toWire(command), { timeoutMs: TIMEOUT_MS })
  return { ...responseData, skippedRows: responseData.skippedRows.map(departureFromWire) }
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE, and as above. */
export const storeTimetable = async (
  command: TimetableOfDays & { expectedRevision: string },
): Promise<TimetableCounts> => {
  const body = { ...toWire(command), expectedRevision: command.expectedRevision }
  return (await staffCall(applyTimetableCall, body, { timeoutMs: TIMEOUT_MS })).responseData
}
