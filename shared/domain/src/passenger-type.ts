/** Passenger types; each has its own fare (purchase 3). */
export const PASSENGER_TYPES = ['adult', 'child', 'elderly', 'student', 'infant'] as const
export type PassengerType = (typeof PASSENGER_TYPES)[number]
export type PassengerCounts = Record<PassengerType, number>

export const NO_PASSENGERS: PassengerCounts = { adult: 0, child: 0, elderly: 0, student: 0, infant: 0 }

export const totalPassengers = (counts: PassengerCounts): number =>
  PASSENGER_TYPES.reduce((sum, type) => sum + counts[type], 0)

/** Passengers that take a seat; infants travel on a lap. */
export const seatsNeeded = (counts: PassengerCounts): number => totalPassengers(counts) - counts.infant

/** Child and elderly tickets are discounted: a reminder comes before the order (purchase 5). */
export const needsConcessionReminder = (counts: PassengerCounts): boolean => counts.child + counts.elderly > 0
