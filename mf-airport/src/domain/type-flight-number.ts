import { filterFlightNumber } from '@shuttle/domain'

/** Far more than a flight number has: a longer text is refused with a message instead of being truncated silently. */
const MOST_TYPED = 40

/** A flight number while it is typed or pasted: capital letters and digits, at its whole length. */
export const typeFlightNumber = (text: string): string =>
  [...text.normalize('NFKC')].map(filterFlightNumber).join('').slice(0, MOST_TYPED)
