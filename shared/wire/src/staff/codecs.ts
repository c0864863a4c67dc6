import * as z from 'zod/mini'

/** Milliseconds since the epoch; in JSON `2026-11-21T02:00:00.000Z`. */
export const instant = z.codec(z.iso.datetime(), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (at) => new Date(at).toISOString(),
})

/** A day of the calendar, `yyyy-MM-dd`; the database has no year 0. */
export const civilDate = z.iso.date().check(z.refine((day) => day >= '0001'))

/** `HH:mm`. */
export const timeOfDay = z.string().check(z.regex(/^\d{2}:\d{2}$/))

/** A value that may be missing: `undefined` here, `null` in JSON. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.codec(z.nullable(schema), z.custom<z.output<Schema> | undefined>(), {
    decode: (value) => (value === null ? undefined : value) as z.output<Schema> | undefined,
    encode: (value) => (value === undefined ? null : value) as never,
  })

export const fareType = z.enum(['day', 'night', 'reserved'])
export const currency = z.enum(['CNY', 'HKD'])
export const passengerType = z.enum(['adult', 'child', 'elderly', 'student', 'infant'])
export const documentType = z.enum(['identityCard', 'passport', 'homeReturnPermit', 'exitEntryPermit', 'taiwanPermit'])
export const orderStatus = z.enum([
  'toPay',
  'paid',
  'partlyRefunded',
  'used',
  'expired',
  'cancelled',
  'refunded',
  'refunding',
  'ended',
])

/** Sum of one currency: sums of two currencies are never added. */
export const currencySum = z.strictObject({ currency, total: z.int() })

/** Reason of a passenger for a refund. */
export const refundReason = z.enum([
  'plan-changed',
  'bought-wrong',
  'duplicate',
  'service-disruption',
  'illness',
  'other',
])
