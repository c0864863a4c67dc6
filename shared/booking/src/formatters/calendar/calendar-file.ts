import type { Instant } from '@shuttle/domain'

/** One entry of a calendar file, before encoding. */
export interface CalendarEntry {
  /** Identifies the same entry in every file about it. */
  uid: string
  /** Grows when the entry changes: a calendar treats the higher one as the later. */
  sequence: number
  /** When the file was written. */
  writtenAt: Instant
  from: Instant
  until: Instant
  title: string
  place: string
  text: string
  /** An absolute address. */
  url: string
}

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const octetsOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A line longer than allowed continues on the next, after a blank; no character is cut. */
const fold = (line: string): string => {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** `20261124T023000Z` */
const toUtc = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** An iCalendar file of one entry (RFC 5545), in UTC: it needs no time zone of a phone or a calendar. */
export const writeCalendarFile = (entry: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bridge Shuttle//Tickets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${toUtc(entry.writtenAt)}`,
    `DTSTART:${toUtc(entry.from)}`,
    `DTEND:${toUtc(entry.until)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `DESCRIPTION:${escapeText(entry.text)}`,
    `URL:${entry.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
