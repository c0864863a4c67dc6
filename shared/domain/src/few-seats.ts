/** Up to this number, the seats left of a day or a ticket type are shown. */
export const FEW_SEATS = 20

/** Whether the seats left are so few that their number is shown; none is sold out instead. */
export const areSeatsFew = (seats: number): boolean => seats > 0 && seats <= FEW_SEATS
