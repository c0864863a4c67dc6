import { ORDER_STATUSES } from './order-status'
import { findNextStatus, ORDER_TRANSITIONS, type OrderMove } from './order-transitions'

/** Every move that is allowed; each cell that is not named here must be refused. */
const ALLOWED: ReadonlyArray<[OrderMove, string, string]> = [
  ['pay', 'toPay', 'paid'],
  ['honourLate', 'expired', 'paid'],
  ['expire', 'toPay', 'expired'],
  ['cancel', 'toPay', 'cancelled'],
  ['requestRefund', 'paid', 'refunding'],
  ['requestRefund', 'partlyRefunded', 'refunding'],
  ['refundSome', 'refunding', 'partlyRefunded'],
  ['refundAll', 'refunding', 'refunded'],
]
const MOVES = Object.keys(ORDER_TRANSITIONS) as OrderMove[]
const cells = MOVES.flatMap((move) =>
  ORDER_STATUSES.map((status) => {
    const allowed = ALLOWED.find(([name, from]) => name === move && from === status)
    return [move, status, allowed?.[2]] as const
  }),
)

describe('the transition table of orders', () => {
  it.each(cells)('%s from %s leads to %s', (move, status, next) => expect(findNextStatus(status, move)).toBe(next))

  it('names who makes each move', () => {
    const actors = Object.fromEntries(MOVES.map((move) => [move, ORDER_TRANSITIONS[move].by]))
    expect(actors).toEqual({
      pay: 'provider',
      honourLate: 'provider',
      expire: 'service',
      cancel: 'buyer',
      requestRefund: 'buyer',
      refundSome: 'provider',
      refundAll: 'provider',
    })
  })

  it('allows no move from a final status', () => {
    for (const status of ['used', 'cancelled', 'refunded', 'ended'] as const)
      expect(MOVES.filter((move) => findNextStatus(status, move))).toEqual([])
  })
})
