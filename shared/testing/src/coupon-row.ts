type Body = Record<string, unknown>

/** A coupon of HK$10 that fits any ticket from Hong Kong, with the fields of `change` in place of these. */
export const couponRow = (voucherNo: string, change: Body = {}): Body => ({
  voucherNo,
  ischecked: '0',
  name: `Coupon ${voucherNo}`,
  kind: 'amount',
  faceValue: 1000,
  currency: '2',
  beginTime: '2026-11-01 00:00:00',
  endTime: '2026-12-01 00:00:00',
  state: 'unused',
  usable: true,
  reason: '',
  minSpend: 0,
  lineCodes: [],
  ticketTypes: [],
  feeTypes: [],
  ...change,
})
