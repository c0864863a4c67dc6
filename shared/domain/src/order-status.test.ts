import { isPaid, isPastDeadline, isToCollect, ORDER_STATUSES } from './order-status'

it('[A4.status.1] both paid statuses count as to be collected, no other does', () => {
  expect(ORDER_STATUSES.filter(isToCollect)).toEqual(['paid', 'partlyRefunded'])
})

it('an order is paid unless it is unpaid, expired or cancelled', () => {
  expect(ORDER_STATUSES.filter((status) => !isPaid(status))).toEqual(['toPay', 'expired', 'cancelled'])
})

describe('the deadline of an order', () => {
  const payBy = Date.parse('2026-11-20T12:15:00Z')

  it('the deadline of an order has not passed a millisecond before that moment', () =>
    expect(isPastDeadline({ status: 'toPay', payBy }, payBy - 1)).toBe(false))

  it('the deadline of an order has passed at its very moment', () =>
    expect(isPastDeadline({ status: 'toPay', payBy }, payBy)).toBe(true))

  it('the deadline of every expired order has passed', () =>
    expect(isPastDeadline({ status: 'expired', payBy }, payBy - 1)).toBe(true))

  it('the deadline does not concern an order that is neither unpaid nor expired', () => {
    const others = ORDER_STATUSES.filter((status) => status !== 'toPay' && status !== 'expired')
    expect(others.filter((status) => isPastDeadline({ status, payBy }, payBy + 1))).toEqual([])
  })
})
