import { ORDER_STATUSES } from './order-status'
import { findMove, findNextStatus, ORDER_TRANSITIONS, type OrderMove } from './order-transitions'

/** Every allowed move; each cell that is missing here must be refused. */
const ALLOWED: ReadonlyArray<[OrderMove, string, string]> = [
  ['pay', 'toPay', 'paid'],
  ['honourLate', 'expired', 'paid'],
  ['expire', 'toPay', 'expired'],
  ['cancel', 'toPay', 'cancelled'],
  ['requestRefund', 'paid', 'refunding'],
  ['requestRefund', 'partlyRefunded', 'refunding'],
  ['endRequest', 'refunding', 'paid'],
  ['refundSome', 'paid', 'partlyRefunded'],
  ['refundSome', 'refunding', 'partlyRefunded'],
  ['refundRest', 'paid', 'refunding'],
  ['refundRest', 'partlyRefunded', 'refunding'],
  ['refundRest', 'used', 'refunding'],
  ['refundRest', 'ended', 'refunding'],
  ['refundAll', 'paid', 'refunded'],
  ['refundAll', 'partlyRefunded', 'refunded'],
  ['refundAll', 'refunding', 'refunded'],
  ['refundAll', 'used', 'refunded'],
  ['refundAll', 'ended', 'refunded'],
  ['use', 'paid', 'used'],
  ['use', 'partlyRefunded', 'used'],
  ['use', 'refunding', 'used'],
  ['use', 'ended', 'used'],
  ['end', 'paid', 'ended'],
  ['end', 'partlyRefunded', 'ended'],
  ['end', 'refunding', 'ended'],
]
const MOVES = Object.keys(ORDER_TRANSITIONS) as OrderMove[]
const cells = MOVES.flatMap((move) =>
  ORDER_STATUSES.map((status) => {
    const allowed = ALLOWED.find(([name, from]) => name === move && from === status)
    return [move, status, allowed?.[2]] as const
  }),
)

describe('the transition table of orders', () => {
  it.each(cells)('the move %s from %s leads to %s', (move, status, next) =>
    expect(findNextStatus(status, move)).toBe(next),
  )

  it('names the actors of each move', () => {
    const actors = Object.fromEntries(MOVES.map((move) => [move, ORDER_TRANSITIONS[move].by]))
    expect(actors).toEqual({
      pay: ['provider'],
      honourLate: ['provider'],
      expire: ['service'],
      cancel: ['buyer', 'staff'],
      requestRefund: ['buyer'],
      endRequest: ['buyer', 'staff', 'gate'],
      refundSome: ['buyer', 'staff', 'gate'],
      refundRest: ['buyer', 'staff'],
      refundAll: ['provider', 'buyer', 'staff'],
      use: ['gate', 'staff', 'buyer'],
      end: ['service', 'buyer', 'staff'],
    })
  })

  it.each([
    ['toPay', 'paid', 'pay'],
    ['refunding', 'refunded', 'refundAll'],
    ['paid', 'refunding', 'requestRefund'],
    ['used', 'refunding', 'refundRest'],
    ['cancelled', 'paid', undefined],
    ['paid', 'paid', undefined],
  ] as const)('the transition table of orders has from %s to %s the move %p', (from, to, move) =>
    expect(findMove(from, to)).toBe(move),
  )

  it('allows no move from a final status', () => {
    for (const status of ['cancelled', 'refunded'] as const)
      expect(MOVES.filter((move) => findNextStatus(status, move))).toEqual([])
  })
})
