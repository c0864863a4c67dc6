import { toPlainSigns } from '../plain-signs'
import { isSeatCapacity } from './seat-capacity'

/** Limits of a timetable: departures of a day, and characters of its text. */
export const TIMETABLE_LIMITS = { aDay: 200, characters: 20_000 } as const

/** A departure of a timetable; times `HH:mm`. */
export interface TimetableTime {
  beginTime: string
  endTime: string
  capacity: number
}

/** Fault of a line: wrong shape, an invalid time, an end that is not after its begin, seats, or a repeated begin. */
export type TimetableFault = 'SHAPE' | 'TIME' | 'ORDER' | 'CAPACITY' | 'TWICE'

/** A line that cannot be read, counted from 1. */
export interface TimetableError {
  line: number
  fault: TimetableFault
}

export interface Timetable {
  /** Sorted by departure time. */
  times: TimetableTime[]
  errors: TimetableError[]
}

/** `06:00-06:29 40`; commas, semicolons and tabs separate too, as spreadsheets write them. */
const LINE = /^(\d{1,2}:\d{2})(?::00)?\s*[-–,;\t ]\s*(\d{1,2}:\d{2})(?::00)?[\s,;]+(\d{1,6})$/
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

const readLine = (text: string): TimetableTime | TimetableFault => {
  const [, begin = '', end = '', seats = ''] = LINE.exec(text) ?? []
  if (begin === '') return 'SHAPE'
  const [beginTime, endTime] = [begin.padStart(5, '0'), end.padStart(5, '0')]
  if (!TIME_OF_DAY.test(beginTime) || !TIME_OF_DAY.test(endTime)) return 'TIME'
  if (endTime <= beginTime) return 'ORDER'
  const capacity = Number(seats)
  return isSeatCapacity(capacity) ? { beginTime, endTime, capacity } : 'CAPACITY'
}

/** Reads a timetable, one departure a line. Empty lines and a first line without a number are ignored. */
export const parseTimetable = (text: string): Timetable => {
  const times = new Map<string, TimetableTime>()
  const errors: TimetableError[] = []
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = toPlainSigns(raw)
    if (line === '' || (index === 0 && !/\d/.test(line))) continue
    const read = readLine(line)
    if (typeof read === 'string') errors.push({ line: index + 1, fault: read })
    else if (times.has(read.beginTime)) errors.push({ line: index + 1, fault: 'TWICE' })
    else times.set(read.beginTime, read)
  }
  return { times: [...times.values()].sort((a, b) => (a.beginTime < b.beginTime ? -1 : 1)), errors }
}
