import * as z from 'zod/mini'

/** Kinds of faults; see the table in the README. */
export const FAULT_KINDS = [
  'delay',
  'drop',
  'lose-answer',
  'busy',
  'decline',
  'wrong-amount',
  'wrong-currency',
  'late-success',
  'session-timeout',
  'duplicate',
  'refuse-refund',
  'pending-refund',
  'fail-refund',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Calls of the gateway that a network fault can be limited to. */
export const OPERATIONS = [
  'session',
  'order',
  'refund',
  'refund-query',
  'statement',
  'slide-script',
  'slide-verify',
  'wechat-login',
] as const
export type Operation = (typeof OPERATIONS)[number]

export const faultBody = z.object({
  kind: z.enum(FAULT_KINDS),
  /** Only the payments of this merchant order number (`order.reference`); without it, all. */
  reference: z.optional(z.string()),
  /** Only this call; without it, all. */
  operation: z.optional(z.enum(OPERATIONS)),
  /** How many calls it affects before it is removed. */
  times: z._default(z.int().check(z.positive()), 1_000_000),
  /** Milliseconds, for `delay` and `late-success`. */
  ms: z._default(z.int().check(z.nonnegative()), 0),
  /** Seconds of the sandbox's clock, for `pending-refund` and `fail-refund`: how long a refund is pending. */
  seconds: z._default(z.int().check(z.nonnegative()), 30),
  /** Difference in cents, for `wrong-amount`. */
  cents: z._default(z.int(), -100),
})
export type Fault = z.infer<typeof faultBody> & { id: string }
