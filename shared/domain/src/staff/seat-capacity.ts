/** Seats that one departure may sell; a bus has fewer. */
export const SEAT_CAPACITY = { least: 1, most: 999 } as const

/** Whether a departure may have this many seats, regardless of sales. */
export const isSeatCapacity = (seats: number): boolean =>
  Number.isInteger(seats) && seats >= SEAT_CAPACITY.least && seats <= SEAT_CAPACITY.most

/** The fewest seats a departure may be given: sold seats remain (D5.31). */
export const leastSeats = ({ sold }: { sold: number }): number => Math.max(SEAT_CAPACITY.least, sold)
