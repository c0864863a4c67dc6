import { computeRefundBalance } from './refund-balance'

const refund = (state: 'accepted' | 'pending' | 'failed' | 'refused' | 'done') => ({ state, refund: 5850, fee: 650 })

it.each(['accepted', 'pending', 'failed', 'refused'] as const)('a refund that is %s counts as pending', (state) => {
  expect(computeRefundBalance(19_500, [refund(state)])).toEqual({
    refunded: 0,
    pending: 5850,
    fee: 650,
    balance: 13_000,
  })
})

it('refunded, pending, fee and balance of an order sum to the paid amount', () => {
  const { refunded, pending, fee, balance } = computeRefundBalance(19_500, [refund('done'), refund('pending')])
  expect([refunded, pending, fee, balance]).toEqual([5850, 5850, 1300, 6500])
  expect(refunded + pending + fee + balance).toBe(19_500)
})

it('an order without refunds has its whole amount as balance', () => {
  expect(computeRefundBalance(6500, [])).toEqual({ refunded: 0, pending: 0, fee: 0, balance: 6500 })
})
