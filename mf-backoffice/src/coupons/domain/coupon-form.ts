import {
  addDays,
  type CouponKind,
  type Currency,
  type FareType,
  type PassengerType,
  readAmount,
  readCount,
  toInstant,
} from '@shuttle/domain'
import {
  type CouponIssue,
  type CouponTerms,
  checkCouponIssue,
  checkCouponTerms,
  findBadReceivers,
  readReceivers,
} from '@shuttle/domain/staff'

/** Typed values of an issue; days are the first and the last (inclusive). */
export interface CouponFormValues {
  nameZhHk: string
  nameZhCn: string
  nameEn: string
  kind: CouponKind
  /** Units of the currency, or percent. */
  value: string
  currency: Currency | ''
  minimum: string
  firstDay: string
  lastDay: string
  lines: string[]
  passengerTypes: PassengerType[]
  fareTypes: FareType[]
  to: CouponIssue['to']
  emails: string
  count: string
}

/** An empty form that begins on `today`. */
export const newCouponForm = (today: string): CouponFormValues => ({
  nameZhHk: '',
  nameZhCn: '',
  nameEn: '',
  kind: 'amount',
  value: '',
  currency: 'HKD',
  minimum: '',
  firstDay: today,
  lastDay: '',
  lines: [],
  passengerTypes: [],
  fareTypes: [],
  to: 'members',
  emails: '',
  count: '1',
})

const readUnits = (typed: string): number => readAmount(typed.replace(/\s*[%％]\s*$/, '')) ?? Number.NaN
const readOptional = (typed: string): number => (typed.trim() === '' ? 0 : readUnits(typed))

/** The typed terms; invalid numbers and moments become NaN. */
export const readCouponTerms = (values: CouponFormValues): CouponTerms => {
  const { nameZhHk, nameZhCn, nameEn, kind, firstDay, lastDay, lines, passengerTypes, fareTypes } = values
  return {
    nameZhHk,
    nameZhCn,
    nameEn,
    kind,
    // 20 percent are 2,000 basis points, as 20 dollars are 2,000 cents.
    faceValue: kind === 'freeTicket' ? readOptional(values.value) : readUnits(values.value),
    currency: values.currency || undefined,
    minimumSpend: readOptional(values.minimum),
    validFrom: firstDay === '' ? Number.NaN : toInstant(firstDay),
    // Half-open: the end is the start of the day after the last one.
    validUntil: lastDay === '' ? Number.NaN : toInstant(addDays(lastDay, 1)),
    lines,
    passengerTypes,
    fareTypes,
  }
}

export const readIssue = ({ to, emails, count }: CouponFormValues): CouponIssue => ({
  to,
  emails: to === 'codes' ? [] : readReceivers(emails),
  count: readCount(count) ?? Number.NaN,
})

/** Error codes by field; `lines` are the codes of all lines on sale. */
export const checkCouponForm = (values: CouponFormValues, options: { now: number; lines: readonly string[] }) => {
  const { faceValue, minimumSpend, validFrom, validUntil, ...rest } = checkCouponTerms(readCouponTerms(values), options)
  return {
    nameZhHk: rest.nameZhHk,
    nameZhCn: rest.nameZhCn,
    nameEn: rest.nameEn,
    value: faceValue,
    currency: rest.currency,
    minimum: minimumSpend,
    lastDay: validUntil ?? validFrom,
    lines: rest.lines,
    ...checkCouponIssue(readIssue(values)),
  }
}

/** Typed addresses that are not valid e-mail addresses. */
export const findMistypedReceivers = (values: CouponFormValues): string[] => findBadReceivers(readIssue(values).emails)
