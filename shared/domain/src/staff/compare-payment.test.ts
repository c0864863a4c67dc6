import { comparePayment } from './compare-payment'

const FARE = { amount: 6500, currency: 'HKD' }

it.each([
  ['neither side has', undefined, undefined, undefined],
  ['both have the same', FARE, { ...FARE }, undefined],
  ['one cent less there', FARE, { ...FARE, amount: 6499 }, 'amount-differs'],
  ['one cent more there', FARE, { ...FARE, amount: 6501 }, 'amount-differs'],
  ['the same number of another currency', FARE, { ...FARE, currency: 'CNY' }, 'amount-differs'],
  ['only there', undefined, FARE, 'paid-not-recorded'],
  ['only here', FARE, undefined, 'recorded-not-paid'],
] as const)('[D5.51] a payment that %s', (_, ours, theirs, kind) => {
  expect(comparePayment(ours, theirs)).toBe(kind)
})
