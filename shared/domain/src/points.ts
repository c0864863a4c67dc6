import type { Cents } from './money'

/** One point for each whole yuan or dollar that was paid and not refunded, order by order (D9.20); shown only. */
export const countPoints = (netPaid: readonly Cents[]): number =>
  netPaid.reduce((points, cents) => points + Math.max(0, Math.floor(cents / 100)), 0)
