import type { RefundPolicy } from '@shuttle/domain'

/** How one language says a refund policy. Durations and shares come as finished words. */
export interface RefundWords {
  /** `minutes` as 30 minutes, 2 hours, 3 days. */
  duration: (minutes: number) => string
  noChanges: string
  /** The first steps with their time, the last without. */
  fees: (clock: RefundPolicy['clock'], steps: readonly { time: string; share: string }[], last: string) => string
  minimumFee: (units: string) => string
  untilExpiry: string
  cutoff: (time: string) => string
  window: (days: number) => string
  byHand: string
  couponByHand: string
  couponCashPart: string
  discountedByHand: string
  forceMajeure: string
  /** Between two sentences. */
  space: string
}

/** `count` of a unit with its English ending. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Whole days are said in days from three on: policies speak of 24 and 48 hours. */
export const inWholeUnits = (minutes: number): { count: number; unit: 'day' | 'hour' | 'minute' } => {
  if (minutes % 1440 === 0 && minutes >= 4320) return { count: minutes / 1440, unit: 'day' }
  return minutes % 60 === 0 ? { count: minutes / 60, unit: 'hour' } : { count: minutes, unit: 'minute' }
}
