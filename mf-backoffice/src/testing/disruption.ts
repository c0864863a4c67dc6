import type { Disruption, DisruptionCounts, StaffDelay } from '@shuttle/wire/staff'
import { at } from './at'

/** What a declaration does to 12 orders in two currencies. */
export const disruptionCounts = (change: Partial<DisruptionCounts> = {}): DisruptionCounts => ({
  ...{ orders: 12, tickets: 20, coupons: 2, mails: 11, refundedBefore: 1, requests: 1, unpaid: 3 },
  ...{ checkedTickets: 2, checkedOrders: 1 },
  sums: [
    { currency: 'CNY', total: 11_600 },
    { currency: 'HKD', total: 41_300 },
  ],
  ...change,
})

/** A disruption of one day that is done. */
export const disruption = (disruptionNo: string, change: Partial<Disruption> = {}): Disruption => ({
  disruptionNo,
  ...{ lineCode: 'HKGZHO', from: '2026-11-24', until: '2026-11-24', beginTime: '' },
  ...{ reason: 'Typhoon signal 8', state: 'done', declaredBy: 'a-level9', declaredAt: at('2026-11-21T09:00:00') },
  endedAt: at('2026-11-21T09:02:00'),
  counts: { refunded: 12, cancelled: 3 },
  ...{ tickets: 20, sums: [{ currency: 'HKD', total: 41_300 }], coupons: 2, checkedTickets: 0, isSoldAgain: false },
  ...change,
})

/** A delay of all rides of one day, in force. */
export const delay = (delayNo: string, change: Partial<StaffDelay> = {}): StaffDelay => ({
  delayNo,
  ...{ lineCode: 'HKGZHO', date: '2026-11-21', beginTime: '', minutes: 15, textZhHk: '', textZhCn: '', textEn: '' },
  ...{ declaredBy: 'a-level9', declaredAt: at('2026-11-21T09:00:00'), endedAt: undefined },
  ...change,
})
