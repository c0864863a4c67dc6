import { randomInt } from 'node:crypto'
import { civilDateAt, type Instant } from '@shuttle/domain'

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Luhn's check digit: one wrong or swapped digit read over the phone is noticed. */
export const checkDigit = (text: string): string => {
  const sum = [...text].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** A readable number nobody guesses: the business day, nine random digits, a check digit. */
export const newOrderNumber = (now: Instant): string => {
  const body = civilDateAt(now).replaceAll('-', '').slice(2) + digits(9)
  return body + checkDigit(body)
}

/** Tickets of one order share its number; the rest is random. */
export const newTicketNumber = (now: Instant): string => {
  const body = civilDateAt(now).replaceAll('-', '').slice(2) + digits(10)
  return `T${body}${checkDigit(body)}`
}

/** No letters or digits that look alike. */
const PICKUP_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Sixteen characters, shown in groups of four (accounts 2, order details). */
export const newPickupCode = (): string =>
  Array.from({ length: 16 }, () => PICKUP_ALPHABET[randomInt(PICKUP_ALPHABET.length)]).join('')
