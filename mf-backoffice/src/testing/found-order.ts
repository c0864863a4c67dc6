import type { FoundOrder, FoundPage } from '@shuttle/wire/staff'

/** A paid order of two from Hong Kong to Zhuhai. */
export const foundOrder = (orderNo: string, change: Partial<FoundOrder> = {}): FoundOrder => ({
  orderNo,
  placedAt: Date.parse('2026-11-21T09:04:00+08:00'),
  passengerName: 'CHAU Wai Man',
  maskedEmail: undefined,
  passengerCount: 2,
  lineCode: 'HKGZHO',
  originName: 'Hong Kong Port',
  destinationName: 'Zhuhai Port',
  travelDate: '2026-11-23',
  returnDate: undefined,
  fareType: 'day',
  beginTime: undefined,
  tickets: 2,
  due: 13000,
  refunded: 0,
  currency: 'HKD',
  status: 'paid',
  isCollected: false,
  isRefundPending: false,
  ...change,
})

export const foundPage = (rows: FoundOrder[], change: Partial<FoundPage> = {}): FoundPage => ({
  rows,
  total: rows.length,
  next: undefined,
  readAs: undefined,
  ...change,
})
