import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, count, date, optionalDate, sentCents, sentNumber } from '../scalars'

/** A fare of one passenger type; days are half-open, `validTo` is missing without an end. */
export const datedFareRow = z.looseObject({
  /** `00` adult, `01` elderly, `02` child, `04` infant, `05` student. */
  type: code,
  cny: cents,
  hkd: cents,
  validFrom: date,
  validTo: z.optional(date),
})

/** Seats a day from a day on; `seats` is missing where the usual number counts again. */
const quotaStepRow = z.looseObject({ validFrom: date, seats: z.optional(count) })

/** One ticket type of a line: its fares from today on, and its seats a day where they are limited. */
export const fareTypeRow = z.looseObject({
  feeType: code,
  /** Revision of the fares that a form shows; sent back with an edit. */
  revision: z.string(),
  fares: z.array(datedFareRow),
  quota: z.optional(
    z.looseObject({
      revision: z.string(),
      usual: count,
      /** The step of today, if any, and the later ones. */
      steps: z.array(quotaStepRow),
    }),
  ),
})

/** A line of the catalogue, on sale or not. */
export const catalogueLineRow = z.looseObject({
  lineCode: z.string(),
  originName: z.string(),
  destinationName: z.string(),
  isRoundTrip: z.boolean(),
  isOnSale: z.boolean(),
})

const linePrices = z.looseObject({
  lines: z.array(catalogueLineRow),
  lineCode: z.string(),
  /** Currency of the line's sales; the amounts in the other one are for partners. */
  currency: code,
  today: date,
  fareTypes: z.array(fareTypeRow),
})

/** Fares and seats a day of a line from today on; the first line without a code. Refused: `LINE_NOT_FOUND`. */
export const queryPricesCall = defineCall({
  path: 'staff/query.prices',
  access: 'price.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ lineCode: z.optional(z.string()) }),
  answer: z.looseObject({ responseData: linePrices }),
})

const whichFares = {
  lineCode: z.string(),
  feeType: code,
  validFrom: date,
  /** `revision` of the fares that were shown. */
  expectedRevision: z.string(),
}

/**
 * Changes the fares of one ticket type from a day on, today or later, until the next existing change. A passenger type
 * that is left out is not sold from then on.
 */
export const setFaresCall = defineCall({
  path: 'staff/set.fares',
  access: 'price.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...whichFares,
    fares: z.array(z.looseObject({ type: code, cny: sentCents, hkd: sentCents })),
  }),
  answer: z.looseObject({ responseData: linePrices }),
})

/** Removes a change of fares that has not begun; the fares before it continue. */
export const removeFaresCall = defineCall({
  path: 'staff/remove.fares',
  access: 'price.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(whichFares),
  answer: z.looseObject({ responseData: linePrices }),
})

/**
 * Sets the seats of one ticket type on each day from `validFrom` until before `validTo`, without an end where that is
 * empty; without `seats` the usual number. Refused below the sales of a day: `STAFF_QUOTA_BELOW_SOLD` with `least` and
 * `date`.
 */
export const setQuotaCall = defineCall({
  path: 'staff/set.quota',
  access: 'price.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    lineCode: z.string(),
    feeType: code,
    validFrom: date,
    validTo: optionalDate,
    seats: z.optional(sentNumber),
    expectedRevision: z.string(),
  }),
  answer: z.looseObject({ responseData: linePrices }),
})
