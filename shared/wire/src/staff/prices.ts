import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, count, date, optionalDate, sentCents, sentNumber } from '../scalars'

/** A fare of one passenger type; days are half-open, `validTo` is missing where it holds for good. */
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

/** One ticket type of a line: its fares from today on, and its seats a day where they are counted. */
export const fareTypeRow = z.looseObject({
  feeType: code,
  /** What a form shows of the fares, sent back with an edit. */
  revision: z.string(),
  fares: z.array(datedFareRow),
  quota: z.optional(
    z.looseObject({
      revision: z.string(),
      usual: count,
      /** The one of today, if any, and those that follow. */
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
  /** In which the line sells; the amounts in the other one are for partners. */
  currency: code,
  today: date,
  fareTypes: z.array(fareTypeRow),
})

/** What a line costs from today on, and its seats a day; the first line without a code. Refused: `LINE_NOT_FOUND`. */
export const queryPrices = defineCall({
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
 * Other fares of one ticket type from a day on, today or later, until the next day on which they change anyway. A passenger type that is
 * left out is not sold from then on.
 */
export const setFares = defineCall({
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

/** Takes a change of fares away that has not begun; what holds before it goes on. */
export const removeFares = defineCall({
  path: 'staff/remove.fares',
  access: 'price.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(whichFares),
  answer: z.looseObject({ responseData: linePrices }),
})

/**
 * Seats of one ticket type on each day from `validFrom` until before `validTo`, for good where that is empty; without `seats` the usual
 * number again. Refused below what is sold on a day: `STAFF_QUOTA_BELOW_SOLD` with `least` and `date`.
 */
export const setQuota = defineCall({
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
