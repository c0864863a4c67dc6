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

/**
 * Damm's check digit: detects any one wrong digit and any two swapped neighbours when a number is read over the phone.
 */
export const checkDigit = (text: string): string =>
  [...text].reduce((interim, digit) => NEXT[Number(interim)]?.charAt(Number(digit)) ?? interim, '0')

const toDay = (now: Instant) => civilDateAt(now).replaceAll('-', '').slice(2)

/**
 * A readable number that cannot be guessed: the business day, thirteen random digits, a check digit. Enough that two
 * numbers of a busy day are never equal.
 */
export const newOrderNumber = (now: Instant): string => {
  const body = toDay(now) + digits(13)
  return body + checkDigit(body)
}

/** The same with twelve digits, and a first letter for the kind of number. */
const numbering =
  (letter: string) =>
  (now: Instant): string => {
    const body = toDay(now) + digits(12)
    return letter + body + checkDigit(body)
  }

export const newTicketNumber = numbering('T')
/** The number under which the provider knows the refund. */
export const newRefundNumber = numbering('R')
/** The number of a refund request for passengers and staff. */
export const newRefundRequestNumber = numbering('Q')
/** Of a refund that waits for a second person. */
export const newProposalNumber = numbering('P')
/** Of a reconciliation difference. */
export const newDifferenceNumber = numbering('D')
/** Of a coupon that staff issue. */
export const newCouponNumber = numbering('C')
/** Of all coupons that are issued together. */
export const newCouponIssueNumber = numbering('K')
/** Of a disruption that staff declare. */
export const newDisruptionNumber = numbering('X')
/** Of a delay that staff declare. */
export const newDelayNumber = numbering('Y')

/** No similar letters or digits. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Sixteen characters, shown in groups of four (accounts 2, order details). */
export const newPickupCode = (): string =>
  Array.from({ length: 16 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
