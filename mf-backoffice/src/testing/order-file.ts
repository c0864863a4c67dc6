import type { OrderFile } from '@shuttle/wire/staff'
import { foundOrder } from './found-order'

const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`)

export const fileTicket = (
  ticketNo: string,
  change: Partial<OrderFile['tickets'][number]> = {},
): OrderFile['tickets'][number] => ({
  ticketNo,
  passengerPosition: 1,
  passengerType: 'adult',
  isInbound: false,
  lineCode: 'HKGZHO',
  travelDate: '2026-11-23',
  beginTime: undefined,
  endTime: undefined,
  fare: 6500,
  paid: 6500,
  isRefunded: false,
  isRefundPending: false,
  isChecked: false,
  isCollected: false,
  goodUntil: Date.parse('2026-11-24T00:00:00+08:00'),
  ...change,
})

export const fileOrder = (change: Partial<OrderFile['order']> = {}): OrderFile['order'] => ({
  ...foundOrder('B1'),
  maskedEmail: 'c***@demo.test',
  payBy: at('09:19:00'),
  paidAt: at('09:05:00'),
  payType: 'cmbpay',
  amount: 13000,
  promotion: 0,
  coupon: 0,
  language: 'en',
  pickupCodeTail: undefined,
  flight: undefined,
  ...change,
})

/** A paid order of two passengers with one refunded ticket; all actions are allowed. */
export const orderFile = (change: Partial<OrderFile> = {}): OrderFile => ({
  order: fileOrder(),
  tickets: [fileTicket('T1'), fileTicket('T2', { passengerPosition: 2, isRefunded: true })],
  passengers: [
    {
      position: 1,
      name: 'CHAU Wai Man',
      passengerType: 'adult',
      documentType: 'identityCard',
      maskedDocument: '••••4567',
      isDocumentStored: true,
    },
    {
      position: 2,
      name: 'LAM Ka Yan',
      passengerType: 'adult',
      documentType: undefined,
      maskedDocument: undefined,
      isDocumentStored: false,
    },
  ],
  attempts: [
    {
      requestNo: 'R1',
      payType: 'cmbpay',
      amount: 13000,
      currency: 'HKD',
      state: 'open',
      openedAt: at('09:04:30'),
      checks: 1,
      nextCheckAt: undefined,
      payments: [{ transactionId: 'X-9', amount: 13000, currency: 'HKD', outcome: 'paid', bookedAt: at('09:05:00') }],
    },
  ],
  refunds: [],
  requests: [],
  changes: [],
  mails: [{ id: 'm-1', kind: 'order-paid', at: at('09:05:02'), state: 'dead', tries: 8, cause: '550 unknown' }],
  notes: [{ id: 'n-1', at: at('09:31:00'), author: 'Demo support', role: 'support', text: 'He rang.' }],
  timeline: [
    { at: at('09:05:00'), kind: 'paid', object: 'B1', detail: 'cmbpay', amount: 13000 },
    { at: at('09:04:00'), kind: 'placed', object: 'B1', detail: undefined, amount: 13000 },
  ],
  allowed: ['mail.resend', 'payment.verify', 'order.note', 'document.unmask', 'ticket.check'],
  refused: [],
  ...change,
})
