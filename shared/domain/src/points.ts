import type { Cents } from './money'

/** One point for each whole yuan or dollar paid (decision "the wire" 20); shown only. */
export const countPoints = (paid: readonly Cents[]): number =>
  paid.reduce((points, cents) => points + Math.max(0, Math.floor(cents / 100)), 0)
