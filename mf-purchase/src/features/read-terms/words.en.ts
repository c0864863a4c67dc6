import type { TermsWords } from './terms'

export const words: TermsWords = {
  fareTypes: { day: 'Day', night: 'Night', reserved: 'Booked' },
  passengerTypes: { adult: 'Adult', child: 'Child', elderly: 'Senior', student: 'Student', infant: 'Infant' },
  passenger: 'Passenger',
  line: (origin, destination) => `${origin} to ${destination}`,
  between: '; ',
  faresIn: (lines, currency) => `${lines} (${currency})`,
  roundTripLeg: 'Round trip, each way: ',
  free: 'free',
  limits: ({ maxPerOrder, maxChildren, windowDays }) =>
    `An order may hold up to ${maxPerOrder} adult, senior and student tickets together, and ${maxChildren === 1 ? '1 child ticket' : `${maxChildren} child tickets`}. Tickets are on sale from today to ${windowDays} days ahead. Some lines and peak days have limits of their own, which are shown when you order.`,
  loading: 'loading, please wait',
  failed: 'Today’s fares and rules could not be loaded',
  failedHint: 'Please check your connection and try again.',
  retry: 'Try again',
}
