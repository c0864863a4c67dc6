import { type FareType, isCivilDate, PASSENGER_TYPES, type TripChoice } from '@shuttle/domain'
import { type LinkedLine, ticketDetailsHref } from './line-href'

const FARE_TYPES: readonly FareType[] = ['day', 'night', 'reserved']

/** The ticket details of a line with days, kind of ticket and people filled in; never a name. */
export const tripHref = (line: LinkedLine, { date, returnDate, fareType, counts = {} }: TripChoice): string => {
  const chosen = Object.entries({ date, returnDate, fareType, ...counts })
  const written = chosen.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return [ticketDetailsHref(line), ...(written.length > 0 ? [new URLSearchParams(written)] : [])].join('&')
}

/** The choices in an address, without what is no day, no kind of ticket or no count; undefined if none is left. */
export const readTripChoice = (query: URLSearchParams): TripChoice | undefined => {
  const readDay = (name: string) => [query.get(name) ?? ''].find(isCivilDate)
  const date = readDay('date')
  const returnDate = readDay('returnDate')
  const fareType = FARE_TYPES.find((type) => type === query.get('fareType'))
  const counted = PASSENGER_TYPES.flatMap((type) => {
    const count = query.get(type) ?? ''
    return /^\d{1,2}$/.test(count) ? [[type, Number(count)] as const] : []
  })
  const counts = counted.length > 0 ? Object.fromEntries(counted) : undefined
  return date || returnDate || fareType || counts ? { date, returnDate, fareType, counts } : undefined
}
