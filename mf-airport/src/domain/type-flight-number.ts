import { filterFlightNumber } from '@shuttle/domain'

/** Far more than a flight number has: what is too long is refused with a sentence instead of being cut unseen. */
const MOST_TYPED = 40

/** A flight number while it is typed or pasted: capital letters and digits, at its whole length. */
export const typeFlightNumber = (text: string): string =>
  [...text.normalize('NFKC')].map(filterFlightNumber).join('').slice(0, MOST_TYPED)
