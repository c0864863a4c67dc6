import type { Payable } from './payable'
import { getArrival, getPaymentView } from './payment-view'

const toPay: Payable = { kind: 'toPay', timeLeft: '01:01', secondsLeft: 61 }
const expired: Payable = { kind: 'expired' }
const cancelled: Payable = { kind: 'cancelled' }

it.each([
  ['an order to pay', toPay, undefined, 'toPay'],
  ['an order to pay, back from the provider', toPay, 'cancelled', 'toPay'],
  ['a paid order, back from the provider', { kind: 'paid' }, 'done', 'toPay'],
  ['a paid order, by an old link', { kind: 'paid' }, undefined, 'over'],
  ['a cancelled order, by an old link', cancelled, undefined, 'over'],
  ['an expired order', expired, undefined, 'tooLate'],
  ['an expired order, cancelled at the provider', expired, 'cancelled', 'tooLate'],
  ['an expired order that the provider reports as paid', expired, 'done', 'toPay'],
] as const)('[D1.10] the payment screen opens on %s', (_, payable, hint, arrival) => {
  expect(getArrival(payable, hint && { hint })).toBe(arrival)
})

it.each([
  ['its time left and the panel of an order to pay', toPay, {}, { countdown: { timeLeft: '01:01' }, hasPanel: true }],
  [
    'its time left and the panel while money may be moving',
    toPay,
    { isInFlight: true },
    { countdown: { timeLeft: '01:01' }, hasPanel: true },
  ],
  ['that the time of an order is over', expired, {}, { countdown: { timeLeft: undefined }, hasPanel: false }],
  [
    'that the time is over when the service reports it first',
    toPay,
    { isReportedOver: true },
    { countdown: { timeLeft: undefined }, hasPanel: false },
  ],
  ['the panel alone when money may be moving too late', expired, { isInFlight: true }, { hasPanel: true }],
  [
    'the panel alone when money may be moving and the service reports it is too late',
    toPay,
    { isInFlight: true, isReportedOver: true },
    { hasPanel: true },
  ],
  ['neither for a cancelled order', cancelled, {}, { hasPanel: false }],
  ['neither for a cancelled order of which money may be moving', cancelled, { isInFlight: true }, { hasPanel: false }],
] as const)('[P4.order.5] the payment screen shows %s', (_, payable, now, view) => {
  expect(getPaymentView(payable, { isInFlight: false, isReportedOver: false, ...now })).toEqual(view)
})
