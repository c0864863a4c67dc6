/** Seats of a line and kind of ticket on one day; all departures of a line together. */
export interface LineSeats {
  lineCode: string
  fareType: string
  capacity: number
  sold: number
  /** How many departures it has; 0 for day and night tickets. */
  departures: number
  /** Nothing of it is on sale: the day, or each of its departures, was closed by staff. */
  isClosed: boolean
}

interface Seats {
  lineCode: string
  fareType: string
  /** Empty for day and night tickets. */
  beginTime: string
  capacity: number
  sold: number
  status: string | undefined
}

/** One row for each line and kind of ticket, in the order they come. */
export const sumByLine = (seats: readonly Seats[]): LineSeats[] => {
  const lines = new Map<string, LineSeats>()
  for (const { lineCode, fareType, beginTime, capacity, sold, status } of seats) {
    const key = `${lineCode} ${fareType}`
    const line = lines.get(key) ?? { lineCode, fareType, capacity: 0, sold: 0, departures: 0, isClosed: true }
    lines.set(key, {
      ...line,
      capacity: line.capacity + capacity,
      sold: line.sold + sold,
      departures: line.departures + (beginTime === '' ? 0 : 1),
      isClosed: line.isClosed && status === 'closed',
    })
  }
  return [...lines.values()]
}
