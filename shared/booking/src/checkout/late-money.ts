import type { Instant } from '@shuttle/domain'

const GAPS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const
const LONGEST_GAP_MS = 60_000

/** Delay before the n-th read of an order whose money may still arrive: the gaps grow, then stay at the longest. */
export const toReadGap = (reads: number): number => GAPS_MS[reads] ?? LONGEST_GAP_MS

/** The service queries the provider until half an hour after the deadline, every two minutes in the end. */
const LATE_MONEY_MS = 33 * 60_000

/** Whether money of an open attempt may still make the order paid. */
export const mayMoneyCome = (payBy: Instant, now: Instant): boolean => now < payBy + LATE_MONEY_MS
