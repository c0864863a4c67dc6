import { isPaid, isPastDeadline, isToCollect, ORDER_STATUSES } from './order-status'

it('[A4.status.1] both paid statuses count as to be collected, no other does', () => {
  expect(ORDER_STATUSES.filter(isToCollect)).toEqual(['paid', 'partlyRefunded'])
})

it('an order is paid unless it is unpaid, expired or cancelled', () => {
  expect(ORDER_STATUSES.filter((status) => !isPaid(status))).toEqual(['toPay', 'expired', 'cancelled'])
})

describe('the deadline of an order', () => {
  const payBy = Date.parse('2026-11-20T12:15:00Z')

  it('has not passed a millisecond before it', () =>
    expect(isPastDeadline({ status: 'toPay', payBy }, payBy - 1)).toBe(false))

  it('has passed at its very moment', () => expect(isPastDeadline({ status: 'toPay', payBy }, payBy)).toBe(true))

  it('has passed for every expired order', () =>
    expect(isPastDeadline({ status: 'expired', payBy }, payBy - 1)).toBe(true))

  it('does not concern an order in any other status', () => {
    const others = ORDER_STATUSES.filter((status) => status !== 'toPay' && status !== 'expired')
    expect(others.filter((status) => isPastDeadline({ status, payBy }, payBy + 1))).toEqual([])
  })
})
