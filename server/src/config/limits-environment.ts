import * as z from 'zod/mini'
import { type Limits, limitsFor } from './limits'

const numberFrom = (low: number, high: number) =>
  z.pipe(
    z.string().check(
      z.refine((text: string) => /^\d{1,8}$/.test(text) && Number(text) >= low && Number(text) <= high, {
        error: `a whole number from ${low} to ${high} is expected`,
      }),
    ),
    z.transform(Number),
  )

/** Variables of the limits; the limits derived from them are in `limits/limits.ts`. */
export const limitsEnvironment = {
  USERS_PER_ADDRESS: z._default(numberFrom(100, 1_000_000), 3000),
  REQUESTS_A_MINUTE: z.optional(numberFrom(60, 10_000_000)),
  UNPAID_ORDERS_A_DAY: z._default(numberFrom(1, 1_000_000), 5),
  STAFF_CALLS_A_MINUTE: z._default(numberFrom(60, 100_000), 600),
}

const parsed = z.object(limitsEnvironment)

export const toLimits = (given: z.infer<typeof parsed>): Limits =>
  limitsFor({
    usersPerAddress: given.USERS_PER_ADDRESS,
    // Each user behind the address makes ten requests in the busiest minute.
    requestsAMinute: given.REQUESTS_A_MINUTE ?? given.USERS_PER_ADDRESS * 10,
    unpaidOrdersADay: given.UNPAID_ORDERS_A_DAY,
    staffCallsAMinute: given.STAFF_CALLS_A_MINUTE,
  })
