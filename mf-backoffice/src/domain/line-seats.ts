/** Seats of a line and kind of ticket on one day; all departures of a line together. */
export interface LineSeats {
  lineCode: string
  fareType: string
  capacity: number
  sold: number
  /** How many departures it has; 0 for day and night tickets. */
  departures: number
}

interface Seats {
  lineCode: string
  fareType: string
  /** Empty for day and night tickets. */
  beginTime: string
  capacity: number
  sold: number
}

/** One row for each line and kind of ticket, in the order they come. */
export const sumByLine = (seats: readonly Seats[]): LineSeats[] => {
  const lines = new Map<string, LineSeats>()
  for (const { lineCode, fareType, beginTime, capacity, sold } of seats) {
    const key = `${lineCode} ${fareType}`
    const line = lines.get(key) ?? { lineCode, fareType, capacity: 0, sold: 0, departures: 0 }
    lines.set(key, {
      ...line,
      capacity: line.capacity + capacity,
      sold: line.sold + sold,
      departures: line.departures + (beginTime === '' ? 0 : 1),
    })
  }
  return [...lines.values()]
}
