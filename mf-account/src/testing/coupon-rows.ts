import { couponRow } from '@shuttle/testing'

/** One coupon of each state, and the service's answer with them. */
export const couponAnswer = {
  message: '成功',
  responseData: [
    couponRow('V-1', { name: 'Welcome', faceValue: 500, minSpend: 6500 }),
    couponRow('V-2', { name: 'In an order', faceValue: 500, state: 'locked', usable: false, reason: 'LOCKED' }),
    couponRow('V-3', {
      name: 'Ten per cent',
      kind: 'percent',
      faceValue: 1000,
      currency: '',
      state: 'used',
    }),
    couponRow('V-4', { name: 'Over', faceValue: 500, endTime: '2026-11-02 00:00:00' }),
    couponRow('V-5', { name: 'Taken back', kind: 'freeTicket', faceValue: 0, state: 'cancelled' }),
    couponRow('V-6', { name: 'Of a kind nobody knows', faceValue: 500, kind: 'stamp' }),
  ],
}
