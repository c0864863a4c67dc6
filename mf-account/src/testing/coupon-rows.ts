/** A coupon as the service writes it. */
const couponRow = (more: Record<string, unknown>) => ({
  voucherNo: 'V-1',
  ischecked: '0',
  name: 'Welcome',
  kind: 'amount',
  faceValue: 500,
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
  ...more,
})

/** One of each state, and what the service answers with them. */
export const couponAnswer = {
  message: '成功',
  responseData: [
    couponRow({ voucherNo: 'V-1', name: 'Welcome', minSpend: 6500 }),
    couponRow({ voucherNo: 'V-2', name: 'In an order', state: 'locked', usable: false, reason: 'LOCKED' }),
    couponRow({
      voucherNo: 'V-3',
      name: 'Ten per cent',
      kind: 'percent',
      faceValue: 1000,
      currency: '',
      state: 'used',
    }),
    couponRow({ voucherNo: 'V-4', name: 'Over', endTime: '2026-11-02 00:00:00' }),
    couponRow({ voucherNo: 'V-5', name: 'Taken back', kind: 'freeTicket', faceValue: 0, state: 'cancelled' }),
    couponRow({ voucherNo: 'V-6', name: 'Of a kind nobody knows', kind: 'stamp' }),
  ],
}
