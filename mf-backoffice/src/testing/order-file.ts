import { foundOrder } from './found-order'

type Body = Record<string, unknown>

const ticket = (ticketNo: string, change: Body = {}): Body => ({
  ticketNo,
  passengerPosition: 1,
  passengerType: '00',
  leg: '1',
  lineCode: 'HKGZHO',
  travelDate: '2026-11-23',
  beginTime: '',
  endTime: '',
  fare: 6500,
  paid: 6500,
  state: 'VALID',
  checks: [],
  collectPlace: '',
  ...change,
})

/** A paid order of two passengers with one refunded ticket; all actions are allowed. */
export const orderFile = (change: Body = {}) => ({
  responseData: {
    order: {
      ...foundOrder('B1'),
      payTime: '2026-11-21 09:19:00',
      paidTime: '2026-11-21 09:05:00',
      payType: 'cmbpay',
      amount: 13000,
      promotion: 0,
      coupon: 0,
      memberEmail: 'c***@demo.test',
      language: 'en',
      pickupCodeTail: '',
    },
    tickets: [ticket('T1'), ticket('T2', { passengerPosition: 2, state: 'REFUNDED' })],
    passengers: [
      {
        passengerPosition: 1,
        name: 'CHAU Wai Man',
        passengerType: '00',
        documentType: '1',
        document: '••••4567',
        isStored: true,
      },
      { passengerPosition: 2, name: 'LAM Ka Yan', passengerType: '00', document: '', isStored: false },
    ],
    attempts: [
      {
        requestNo: 'R1',
        payType: 'cmbpay',
        amount: 13000,
        currency: '2',
        state: 'OPEN',
        openedTime: '2026-11-21 09:04:30',
        checks: 1,
        payments: [
          { transactionId: 'X-9', amount: 13000, currency: 'HKD', outcome: 'PAID', time: '2026-11-21 09:05:00' },
        ],
      },
    ],
    refunds: [],
    requests: [],
    changes: [],
    mails: [
      { mailId: 'm-1', kind: 'order-paid', time: '2026-11-21 09:05:02', state: 'DEAD', tries: 8, cause: '550 unknown' },
    ],
    notes: [{ noteId: 'n-1', time: '2026-11-21 09:31:00', author: 'Demo support', role: 'support', text: 'He rang.' }],
    timeline: [
      { time: '2026-11-21 09:05:00', kind: 'PAID', object: 'B1', detail: 'cmbpay', amount: 13000 },
      { time: '2026-11-21 09:04:00', kind: 'PLACED', object: 'B1', detail: '', amount: 13000 },
    ],
    allowed: ['mail.resend', 'payment.verify', 'order.note', 'document.unmask', 'ticket.check'],
    refused: [],
    ...change,
  } as Body,
})
