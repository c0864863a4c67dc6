/** Seats that one departure may sell; a bus has fewer. */
export const SEAT_CAPACITY = { least: 1, most: 999 } as const

/** Whether a departure may have so many seats, whatever was sold. */
export const isSeatCapacity = (seats: number): boolean =>
  Number.isInteger(seats) && seats >= SEAT_CAPACITY.least && seats <= SEAT_CAPACITY.most

/** The least seats a departure may be given: what was sold keeps its seat (D5.31). */
export const leastSeats = ({ sold }: { sold: number }): number => Math.max(SEAT_CAPACITY.least, sold)
