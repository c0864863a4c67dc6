import { nextRefundTierAt } from './next-refund-tier'
import { ACCOUNTS_READING, PURCHASE_READING } from './refund-presets'
import { DEPARTS_AT, SOLD_AT } from './testing/a-refundable-order'

const MINUTE = 60_000
const BEFORE_DEPARTURE = {
  clock: 'beforeDeparture',
  tiers: [
    { minutes: 1440, basisPoints: 500 },
    { minutes: 120, basisPoints: 3000 },
    { minutes: undefined, basisPoints: 5000 },
  ],
} as const
const SAME_RATE = {
  clock: 'sinceSale',
  tiers: [
    { minutes: 30, basisPoints: 1000 },
    { minutes: 60, basisPoints: 1000 },
    { minutes: undefined, basisPoints: 2000 },
  ],
} as const

describe('[D3.refund.4] the begin of the next refund fee', () => {
  it.each([
    ['purchase', PURCHASE_READING, 0, 120 * MINUTE + 1],
    ['purchase', PURCHASE_READING, 120 * MINUTE, 120 * MINUTE + 1],
    ['purchase', PURCHASE_READING, 120 * MINUTE + 1, undefined],
    ['accounts', ACCOUNTS_READING, 0, 30 * MINUTE + 1],
    ['accounts', ACCOUNTS_READING, 30 * MINUTE, 30 * MINUTE + 1],
    ['accounts', ACCOUNTS_READING, 30 * MINUTE + 1, undefined],
    ['a tier of the same rate is no change', SAME_RATE, 0, 60 * MINUTE + 1],
  ])('the next refund fee begins as calculated: %s reading, %#', (_name, policy, elapsed, expected) =>
    expect(nextRefundTierAt(policy, { soldAt: SOLD_AT, departsAt: DEPARTS_AT, now: SOLD_AT + elapsed })).toBe(
      expected === undefined ? undefined : SOLD_AT + expected,
    ),
  )
  it.each([
    [-3000 * MINUTE, -1440 * MINUTE + 1],
    [-1440 * MINUTE, -1440 * MINUTE + 1],
    [-1440 * MINUTE + 1, -120 * MINUTE + 1],
    [-120 * MINUTE, -120 * MINUTE + 1],
    [-120 * MINUTE + 1, undefined],
  ])('the next refund fee of a clock to departure begins at %d ms: %p', (at, expected) =>
    expect(nextRefundTierAt(BEFORE_DEPARTURE, { soldAt: SOLD_AT, departsAt: DEPARTS_AT, now: DEPARTS_AT + at })).toBe(
      expected === undefined ? undefined : DEPARTS_AT + expected,
    ),
  )
})
