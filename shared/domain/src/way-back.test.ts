import { ORDER_STATUSES } from './order-status'
import { findWayBack } from './way-back'

const line = (originCode: 'HKG' | 'ZHO' | 'MAC', destinationCode: 'HKG' | 'ZHO' | 'MAC', isRoundTrip = false) => ({
  category: isRoundTrip ? ('roundTrip' as const) : ('oneWay' as const),
  originCode,
  destinationCode,
})
const LINES = [line('HKG', 'ZHO'), line('ZHO', 'HKG', true), line('ZHO', 'HKG'), line('HKG', 'MAC')]
const ORDER = { category: 'oneWay', status: 'paid', originCode: 'HKG', destinationCode: 'ZHO' } as const

describe('[D11.both-ways.4] the way back of an order', () => {
  it('is the one-way line between the same ends in the other direction', () =>
    expect(findWayBack(LINES, ORDER)).toBe(LINES[2]))

  it('is offered for paid orders whose money does not go back', () => {
    const offered = ORDER_STATUSES.filter((status) => findWayBack(LINES, { ...ORDER, status }))
    expect(offered).toEqual(['paid', 'partlyRefunded', 'used', 'ended'])
  })

  it.each([
    ['a round trip', { category: 'roundTrip' as const }],
    ['a line without one on sale', { destinationCode: 'MAC' }],
    ['a kind of trip that this build does not know', { category: 'unknown:7' as const }],
  ])('is not offered for %s', (_, change) => expect(findWayBack(LINES, { ...ORDER, ...change })).toBeUndefined())
})
