import type { FlightInfo } from '@shuttle/domain'
import type { flightRow } from '@shuttle/wire'
import type * as z from 'zod/mini'

/** A day with hyphens, `yyyy-MM-dd`; any other text is passed on, to be refused. */
export const readDay = (text: string): string => text.normalize('NFKC').trim().replaceAll('/', '-')

const readTime = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d{2}:\d{2}):\d{2}$/, '$1')

/** A flight as it was sent; undefined where no part of it was. */
export const readFlight = (row: z.infer<typeof flightRow> | undefined): FlightInfo | undefined => {
  if (row === undefined) return undefined
  const { flightNo: flightNumber, airline, origin, destination, transit } = row
  const flight = { flightNumber, airline, origin, destination, transit }
  const [date, time] = [readDay(row.flightDate), readTime(row.flightTime)]
  const isEmpty = [...Object.values(flight), date, time].every((text) => text.trim() === '')
  return isEmpty ? undefined : { ...flight, date, time }
}
