import type { RefundPolicy } from './refund-policy'

type Terms = Omit<RefundPolicy, 'id' | 'from' | 'until'>

const COMMON = {
  clock: 'sinceSale',
  cutoffMinutes: 0,
  isAutomatic: true,
  rounding: 'cent',
  minimumFee: 0,
  couponOrders: 'byHand',
  discountedTickets: 'byHand',
  lineCodes: [],
  fareTypes: [],
  isForceMajeureFull: true,
  windowDays: undefined,
} as const satisfies Omit<Terms, 'tiers'>

/** The note of the purchase screens: 10 % within 2 hours of sale, 20 % after (purchase 9). The default (D1.1). */
export const PURCHASE_READING: Terms = {
  ...COMMON,
  tiers: [
    { minutes: 120, basisPoints: 1000 },
    { minutes: undefined, basisPoints: 2000 },
  ],
}

/** The other text: 10 % within 30 minutes of sale, 50 % after (accounts 9). */
export const ACCOUNTS_READING: Terms = {
  ...COMMON,
  tiers: [
    { minutes: 30, basisPoints: 1000 },
    { minutes: undefined, basisPoints: 5000 },
  ],
}

/** No refund within 2 hours of departure (accounts 9, from 2021-01-13). */
export const CLOSED_2_HOURS_BEFORE: Terms = { ...PURCHASE_READING, cutoffMinutes: 120 }

/** None within 48 hours, and by staff only (accounts 9, from 2022-03-02). */
export const CLOSED_48_HOURS_BEFORE: Terms = { ...PURCHASE_READING, cutoffMinutes: 2880, isAutomatic: false }

/** Templates for an operator's new version. */
export const REFUND_PRESETS = {
  purchase: PURCHASE_READING,
  accounts: ACCOUNTS_READING,
  closed2Hours: CLOSED_2_HOURS_BEFORE,
  closed48Hours: CLOSED_48_HOURS_BEFORE,
} as const

/** The rows a service begins with: the default, and the two periods of stricter terms (D1.2). */
export const REFUND_POLICIES: readonly RefundPolicy[] = [
  { id: 'purchase-1', from: undefined, until: '2021-01-13', ...PURCHASE_READING },
  { id: 'closed-2-hours-1', from: '2021-01-13', until: '2022-03-02', ...CLOSED_2_HOURS_BEFORE },
  { id: 'closed-48-hours-1', from: '2022-03-02', until: '2023-02-13', ...CLOSED_48_HOURS_BEFORE },
  { id: 'purchase-2', from: '2023-02-13', until: undefined, ...PURCHASE_READING },
]
