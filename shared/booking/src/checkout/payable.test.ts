import { getPayable } from './payable'

const payBy = 1_000_000
const order = { status: 'toPay', payBy } as const

it('[P2.payment.1] an unpaid order counts down in mm:ss to the deadline', () => {
  expect(getPayable(order, payBy - 61_000)).toEqual({ kind: 'toPay', timeLeft: '01:01', secondsLeft: 61 })
  expect(getPayable(order, payBy - 1)).toEqual({ kind: 'toPay', timeLeft: '00:01', secondsLeft: 1 })
})

it('an order is over at the deadline itself', () => {
  expect(getPayable(order, payBy)).toEqual({ kind: 'expired' })
})

it.each([
  ['expired', 'expired'],
  ['cancelled', 'cancelled'],
  ['paid', 'paid'],
  ['partlyRefunded', 'paid'],
  ['used', 'paid'],
  ['refunded', 'settled'],
  ['refunding', 'settled'],
  ['ended', 'settled'],
  ['unknown:X', 'settled'],
] as const)('an order that is %s is %s, however much time is left', (status, kind) => {
  expect(getPayable({ status, payBy }, 0).kind).toBe(kind)
})
