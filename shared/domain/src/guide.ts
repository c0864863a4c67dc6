import type { CivilDate } from './civil-date'

/** Endings of the fields of a text that has three languages. */
export const GUIDE_LANGUAGES = ['ZhHk', 'ZhCn', 'En'] as const
type TextIn<Name extends string> = Record<`${Name}${(typeof GUIDE_LANGUAGES)[number]}`, string>

/** Texts of a line; `arrival` is what passengers do at its end. */
export const LINE_GUIDE_TEXTS = ['walk', 'arrival'] as const
/** Texts of a stop in one line. */
export const STOP_GUIDE_TEXTS = ['address', 'building', 'door'] as const
/** Texts of a stop with a row a line: `title | detail`, the detail may be missing. */
export const STOP_GUIDE_LISTS = ['rooms', 'bays', 'ways', 'steps', 'access'] as const

/** When a one-way line runs and where it is boarded, as staff write it. */
export interface LineGuide extends TextIn<(typeof LINE_GUIDE_TEXTS)[number]> {
  /** Timetables of `readBusTimes`; empty for the airport line, whose departures are those on sale. */
  weekday: string
  weekend: string
  holiday: string
  rideMinutes: number
  /** On weekends and holidays. */
  busyRideMinutes: number
  /** The bay among those of the stop, counted from 1. */
  bay: number
}

/** A stop, as staff write it. The first room of the building is where the way to the bays begins. */
export interface StopGuide extends TextIn<(typeof STOP_GUIDE_TEXTS | typeof STOP_GUIDE_LISTS)[number]> {
  /** `+852 1234 5678`, or empty. */
  phone: string
  /** Degrees. */
  latitude: number
  longitude: number
}

/** Days with the timetable of holidays, one a line. */
export interface HolidayGuide {
  days: string
}

export interface GuideEntry {
  title: string
  /** Empty without one. */
  detail: string
}

/** The rows of a list: `title | detail`, one a line. */
export const readGuideRows = (text: string): GuideEntry[] =>
  text.split('\n').flatMap((line) => {
    const [title = '', ...details] = line.split('|')
    return line.trim() === '' ? [] : [{ title: title.trim(), detail: details.join('|').trim() }]
  })

export const readHolidays = ({ days }: HolidayGuide): CivilDate[] =>
  days.split('\n').flatMap((line) => line.trim() || [])
