import { DAY_KINDS, readBusTimes } from '../bus-times'
import { isCivilDate } from '../civil-date'
import {
  GUIDE_LANGUAGES,
  type HolidayGuide,
  LINE_GUIDE_TEXTS,
  type LineGuide,
  readGuideRows,
  readHolidays,
  STOP_GUIDE_LISTS,
  STOP_GUIDE_TEXTS,
  type StopGuide,
} from '../guide'
import { type ContentTextViolation, checkContentText } from './check-content-text'

/** Characters of a text, of a list, of a timetable, and rows of a list. */
export const GUIDE_LIMITS = {
  text: 160,
  list: 800,
  times: 800,
  rows: 8,
  bays: 6,
  rideMinutes: 240,
  holidays: 200,
} as const

export type GuideViolation =
  | ContentTextViolation
  | 'STAFF_GUIDE_TIMES'
  | 'STAFF_GUIDE_MINUTES'
  | 'STAFF_GUIDE_BAY'
  | 'STAFF_GUIDE_ROWS'
  | 'STAFF_GUIDE_PHONE'
  | 'STAFF_GUIDE_PLACE'
  | 'STAFF_GUIDE_DAYS'
type Violations<Guide> = { -readonly [Field in keyof Guide]?: GuideViolation }

const PHONE = /^(\+\d[\d ]{5,18}\d)?$/
const isMinutes = (minutes: number) => Number.isInteger(minutes) && minutes > 0 && minutes <= GUIDE_LIMITS.rideMinutes

/** A timetable with a bus; empty for the airport line, whose departures are those on sale. */
const isTimetable = (text: string, isAirport: boolean): boolean => {
  if (isAirport) return text.trim() === ''
  return text.length <= GUIDE_LIMITS.times && (readBusTimes(text) ?? []).length > 0
}

/** Violations of the guide of a line, by field; `bays` is how many its stop has. */
export const checkLineGuide = (
  guide: LineGuide,
  { isAirport, bays }: { isAirport: boolean; bays: number },
): Violations<LineGuide> => {
  const found: Violations<LineGuide> = {}
  for (const kind of DAY_KINDS) if (!isTimetable(guide[kind], isAirport)) found[kind] = 'STAFF_GUIDE_TIMES'
  for (const field of ['rideMinutes', 'busyRideMinutes'] as const)
    if (!isMinutes(guide[field])) found[field] = 'STAFF_GUIDE_MINUTES'
  if (!Number.isInteger(guide.bay) || guide.bay < 1 || guide.bay > bays) found.bay = 'STAFF_GUIDE_BAY'
  for (const name of LINE_GUIDE_TEXTS)
    for (const language of GUIDE_LANGUAGES) {
      const violation = checkContentText(guide[`${name}${language}`], GUIDE_LIMITS.text)
      if (violation) found[`${name}${language}`] = violation
    }
  return found
}

const checkList = (text: string, most: number, expected: number): GuideViolation | undefined => {
  const violation = checkContentText(text, GUIDE_LIMITS.list)
  if (violation) return violation
  const rows = readGuideRows(text)
  return rows.length > most || rows.length !== expected || rows.some(({ title }) => title === '')
    ? 'STAFF_GUIDE_ROWS'
    : undefined
}

/** Violations of the guide of a stop, by field. A list has the same rows in each language; `bays` at least as many. */
export const checkStopGuide = (guide: StopGuide, { bays }: { bays: number }): Violations<StopGuide> => {
  const found: Violations<StopGuide> = {}
  for (const language of GUIDE_LANGUAGES) {
    for (const name of STOP_GUIDE_TEXTS) {
      const violation = checkContentText(guide[`${name}${language}`], GUIDE_LIMITS.text)
      if (violation) found[`${name}${language}`] = violation
    }
    for (const name of STOP_GUIDE_LISTS) {
      const rows = readGuideRows(guide[`${name}ZhHk`]).length
      const most = name === 'bays' ? GUIDE_LIMITS.bays : GUIDE_LIMITS.rows
      const violation = checkList(guide[`${name}${language}`], most, rows)
      if (violation) found[`${name}${language}`] = violation
      else if (name === 'bays' && rows < bays) found[`${name}${language}`] = 'STAFF_GUIDE_BAY'
    }
  }
  if (!PHONE.test(guide.phone)) found.phone = 'STAFF_GUIDE_PHONE'
  if (!(Math.abs(guide.latitude) <= 90)) found.latitude = 'STAFF_GUIDE_PLACE'
  if (!(Math.abs(guide.longitude) <= 180)) found.longitude = 'STAFF_GUIDE_PLACE'
  return found
}

/** Violations of the list of holidays: days that exist, each once. */
export const checkHolidayGuide = (guide: HolidayGuide): Violations<HolidayGuide> => {
  const days = readHolidays(guide)
  const isList = days.length <= GUIDE_LIMITS.holidays && new Set(days).size === days.length && days.every(isCivilDate)
  return isList ? {} : { days: 'STAFF_GUIDE_DAYS' }
}
