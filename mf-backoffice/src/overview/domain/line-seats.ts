import type { FareType } from '@shuttle/domain'
import type { SeatsOnLine } from '@shuttle/wire/staff'

/** Seats of a line and fare type on one day, summed over all departures. */
export interface LineSeats {
  lineCode: string
  fareType: FareType
  capacity: number
  sold: number
  /** Number of departures; 0 for day and night tickets. */
  departures: number
  /** Staff closed the day, or each of its departures. */
  isClosed: boolean
}

/** One row for each line and fare type, in their order of appearance. */
export const sumByLine = (seats: readonly SeatsOnLine[]): LineSeats[] => {
  const lines = new Map<string, LineSeats>()
  for (const { lineCode, fareType, beginTime, capacity, sold, status } of seats) {
    const key = `${lineCode} ${fareType}`
    const line = lines.get(key) ?? { lineCode, fareType, capacity: 0, sold: 0, departures: 0, isClosed: true }
    lines.set(key, {
      ...line,
      capacity: line.capacity + capacity,
      sold: line.sold + sold,
      departures: line.departures + (beginTime === undefined ? 0 : 1),
      isClosed: line.isClosed && status === 'closed',
    })
  }
  return [...lines.values()]
}
