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

/** An issue as it is typed; days are the first and the last. */
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

/** A form that begins on this day. */
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

/** The terms that were typed; numbers and moments that are none are not numbers. */
export const readCouponTerms = (values: CouponFormValues): CouponTerms => {
  const { nameZhHk, nameZhCn, nameEn, kind, firstDay, lastDay, lines, passengerTypes, fareTypes } = values
  return {
    nameZhHk,
    nameZhCn,
    nameEn,
    kind,
    // 20 percent are 2,000 hundredths, as 20 dollars are 2,000 cents.
    faceValue: kind === 'freeTicket' ? readOptional(values.value) : readUnits(values.value),
    currency: values.currency || undefined,
    minimumSpend: readOptional(values.minimum),
    validFrom: firstDay === '' ? Number.NaN : toInstant(firstDay),
    // Half-open: it ends with its last day.
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

/** What is wrong, by the field of the form; `lines` are the codes of all that are sold. */
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

/** Addresses that were typed and are none. */
export const findMistypedReceivers = (values: CouponFormValues): string[] => findBadReceivers(readIssue(values).emails)
