import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, date, moment, units } from '../scalars'

export const priceRow = z.looseObject({
  /** Fee type: 2 day, 3 night, 9 reserved departure. */
  feeType: code,
  sysTime: moment,
  adultCNY: units,
  childrenCNY: units,
  elderlyCNY: units,
  adultHKD: units,
  childrenHKD: units,
  elderlyHKD: units,
  /** Sold only where the line has the row. */
  studentCNY: z.optional(units),
  studentHKD: z.optional(units),
  babyCNY: z.optional(units),
  babyHKD: z.optional(units),
  boardingPointCode: z.string(),
  breakoutPointCode: z.string(),
  /** Seats of the day's quota still free; missing where there is no quota. */
  seatsLeft: z.optional(z.int()),
})

/** Fares of one line on one travel date, a row for each fee type on sale that day (purchase 3, price entry). */
export const queryPriceCall = defineCall({
  path: 'ticket/query.line.ticket.price',
  access: 'fare.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ buyDate: date, lineCode: z.string() }),
  answer: z.looseObject({ responseData: z.array(priceRow) }),
})
