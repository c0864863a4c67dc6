import * as z from 'zod/mini'

/** Codes come in as text or number and are sent as text. */
export const code = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
/** Integer cents. Text is accepted in requests. */
export const cents = z.pipe(z.union([z.int(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number))
/** Largest number of a column of four bytes: a stored number of a request fits, or the request is refused. */
const LARGEST_STORED = 2_147_483_647
/** A whole number of a request. */
export const sentNumber = z.int().check(z.minimum(-LARGEST_STORED), z.maximum(LARGEST_STORED))
/** A number of a request whose rule refuses a fraction by a message of its own. */
export const sentDecimal = z.number().check(z.minimum(-LARGEST_STORED), z.maximum(LARGEST_STORED))
/** Cents of a request. */
export const sentCents = z.pipe(cents, sentNumber)
/** Yuan or dollars with two decimals, as text: `65.00`. */
export const units = z.string().check(z.regex(/^-?\d+\.\d{2}$/))
/** A count of passengers or tickets. */
export const count = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number))
/** A count of a request. */
export const sentCount = z.pipe(count, sentNumber)
/** False for the 30th of February and for the year 0: the database would fail on such a day, the schema refuses it. */
const isOnCalendar = (value: string): boolean => {
  const day = value.replaceAll('/', '-')
  const instant = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(instant) && day >= '0001' && new Date(instant).toISOString().startsWith(day)
}

/** A calendar day; `yyyy/MM/dd` is accepted and becomes `yyyy-MM-dd`. */
export const date = z.pipe(
  z.string().check(z.regex(/^\d{4}[-/]\d{2}[-/]\d{2}$/, { abort: true }), z.refine(isOnCalendar)),
  z.transform((value: string) => value.replaceAll('/', '-')),
)
/** A day, or empty text where a leg does not exist. */
export const optionalDate = z.union([date, z.literal('')])
/** `HH:mm:ss`; `HH:mm` is accepted. */
export const time = z.string().check(z.regex(/^\d{2}:\d{2}(:\d{2})?$/))
/** `HH:mm:ss`, or empty. */
export const optionalTime = z.string().check(z.regex(/^(\d{2}:\d{2}(:\d{2})?)?$/))
/** `yyyy-MM-dd HH:mm:ss` in UTC+8. */
export const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))
