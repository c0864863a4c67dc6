import { randomInt } from 'node:crypto'
import { civilDateAt, type Instant } from '@shuttle/domain'

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Damm's quasigroup of order ten: a row is the digit so far, a column the next one. */
const NEXT = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** Damm's check digit: any one wrong digit and any two swapped neighbours, read over the phone, are noticed. */
export const checkDigit = (text: string): string =>
  [...text].reduce((interim, digit) => NEXT[Number(interim)]?.charAt(Number(digit)) ?? interim, '0')

const toDay = (now: Instant) => civilDateAt(now).replaceAll('-', '').slice(2)

/**
 * A readable number that cannot be guessed: the business day, thirteen random digits, a check digit. So many that two of a
 * busy day are never the same.
 */
export const newOrderNumber = (now: Instant): string => {
  const body = toDay(now) + digits(13)
  return body + checkDigit(body)
}

/** The same for a ticket, with a letter in front that sets it apart from an order. */
export const newTicketNumber = (now: Instant): string => {
  const body = toDay(now) + digits(12)
  return `T${body}${checkDigit(body)}`
}

/** The same for a refund; the provider knows the refund by it. */
export const newRefundNumber = (now: Instant): string => {
  const body = toDay(now) + digits(12)
  return `R${body}${checkDigit(body)}`
}

/** The same for a refund request; passengers and staff speak of it by this number. */
export const newRefundRequestNumber = (now: Instant): string => {
  const body = toDay(now) + digits(12)
  return `Q${body}${checkDigit(body)}`
}

/** The same for a refund that waits for a second person. */
export const newProposalNumber = (now: Instant): string => {
  const body = toDay(now) + digits(12)
  return `P${body}${checkDigit(body)}`
}

/** The same for a difference of the ledger. */
export const newDifferenceNumber = (now: Instant): string => {
  const body = toDay(now) + digits(12)
  return `D${body}${checkDigit(body)}`
}

/** The same for a disruption that staff declared. */
export const newDisruptionNumber = (now: Instant): string => {
  const body = toDay(now) + digits(12)
  return `X${body}${checkDigit(body)}`
}

/** No letters or digits that look alike. */
const PICKUP_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Sixteen characters, shown in groups of four (accounts 2, order details). */
export const newPickupCode = (): string =>
  Array.from({ length: 16 }, () => PICKUP_ALPHABET[randomInt(PICKUP_ALPHABET.length)]).join('')
