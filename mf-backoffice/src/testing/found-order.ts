type Body = Record<string, unknown>

/** A paid order of two from Hong Kong to Zhuhai. */
export const foundOrder = (orderNo: string, change: Body = {}): Body => ({
  orderNo,
  placedTime: '2026-11-21 09:04:00',
  firstName: 'CHAU Wai Man',
  passengerCount: 2,
  lineCode: 'HKGZHO',
  originName: 'Hong Kong Port',
  destinationName: 'Zhuhai Port',
  travelDate: '2026-11-23',
  fareType: '2',
  beginTime: '',
  tickets: 2,
  due: 13000,
  currency: '2',
  orderStatus: '1',
  orderStatusText: 'paid',
  ...change,
})
