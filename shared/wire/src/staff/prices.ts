import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate, currency, fareType, maybe, passengerType } from './codecs'
import { defineStaffCall } from './define-staff-call'

const amounts = { cny: sentNumber, hkd: sentNumber }

/** Seats a day of one ticket type. */
const ticketQuota = z.strictObject({
  revision: z.string(),
  usual: z.int(),
  /** The step of today, if any, and the later ones; `null` where the usual number counts again. */
  steps: z.array(z.strictObject({ from: civilDate, seats: z.nullable(z.int()) })),
})
export type TicketQuota = z.output<typeof ticketQuota>

/** One ticket type of a line: its fares from today on, and its seats a day where they are limited. */
const ticketPrices = z.strictObject({
  fareType,
  /** Revision of the fares that a form shows; sent back with an edit. */
  revision: z.string(),
  /** Days are half-open; `until` is missing without an end. */
  fares: z.array(z.strictObject({ type: passengerType, ...amounts, from: civilDate, until: maybe(civilDate) })),
  quota: maybe(ticketQuota),
})
export type TicketPrices = z.output<typeof ticketPrices>

/** A line of the catalogue, on sale or not. */
export const catalogueLine = z.strictObject({
  lineCode: z.string(),
  originName: z.string(),
  destinationName: z.string(),
  isRoundTrip: z.boolean(),
  isOnSale: z.boolean(),
})

const linePrices = z.strictObject({
  lines: z.array(catalogueLine),
  lineCode: z.string(),
  /** Currency of the line's sales; the amounts in the other one are for partners. */
  currency,
  today: civilDate,
  tickets: z.array(ticketPrices),
})
export type LinePrices = z.output<typeof linePrices>

/** Fares and seats a day of a line from today on; the first line without a code. Refused: `LINE_NOT_FOUND`. */
export const queryPricesCall = defineStaffCall({
  path: 'staff/query.prices',
  access: 'price.read',
  idempotent: true,
  request: z.object({ lineCode: maybe(z.string()) }),
  data: linePrices,
})

/** `expectedRevision` is the `revision` that was shown. */
const which = { lineCode: z.string(), fareType, from: civilDate, expectedRevision: z.string() }

/**
 * Changes the fares of one ticket type from a day on, today or later, until the next existing change. A passenger type
 * that is left out is not sold from then on.
 */
export const setFaresCall = defineStaffCall({
  path: 'staff/set.fares',
  access: 'price.edit',
  idempotent: true,
  request: z.object({ ...which, fares: z.partialRecord(passengerType, z.strictObject(amounts)) }),
  data: linePrices,
})

/** Removes a change of fares that has not begun; the fares before it continue. */
export const removeFaresCall = defineStaffCall({
  path: 'staff/remove.fares',
  access: 'price.edit',
  idempotent: true,
  request: z.object(which),
  data: linePrices,
})

/**
 * Sets the seats of one ticket type on each day from `from` until before `until`, without an end where that is missing;
 * without `seats` the usual number. Refused below the sales of a day: `STAFF_QUOTA_BELOW_SOLD` with `least` and `date`.
 */
export const setQuotaCall = defineStaffCall({
  path: 'staff/set.quota',
  access: 'price.edit',
  idempotent: true,
  request: z.object({ ...which, until: maybe(civilDate), seats: maybe(sentNumber) }),
  data: linePrices,
})
