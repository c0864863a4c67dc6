import { groupByFour, offersRefund, showsPickupCode, showsTickets, type TicketsToShow } from './pickup-code'

const order = (change: Partial<TicketsToShow> = {}): TicketsToShow => ({
  originCode: 'HZI',
  destinationCode: 'CLK',
  status: 'paid',
  tickets: [{ state: 'valid' }, { state: 'valid' }],
  ...change,
})
const bus = { originCode: 'HKG', destinationCode: 'ZHO' }

describe('[A2.result.4] the pickup code', () => {
  it.each([
    ['the airport line while nothing is checked', order(), true],
    ['the airport line the other way', order({ originCode: 'CLK', destinationCode: 'HZI' }), true],
    ['one ticket checked', order({ tickets: [{ state: 'valid' }, { state: 'checked' }] }), false],
    ['collected and then checked', order({ status: 'used', tickets: [{ state: 'checked', collected: {} }] }), true],
    ['collected and then refunded', order({ tickets: [{ state: 'refunded', collected: {} }] }), false],
    ['a bus line', order(bus), false],
    [
      'partly refunded',
      order({ status: 'partlyRefunded', tickets: [{ state: 'valid' }, { state: 'refunded' }] }),
      true,
    ],
    ['used', order({ status: 'used' }), true],
    ['a refund runs beside valid tickets', order({ status: 'refunding' }), true],
    ['a refund runs for all tickets', order({ status: 'refunding', tickets: [{ state: 'refunded' }] }), false],
    ['refunded', order({ status: 'refunded' }), false],
    ['a ticket in a state this build does not know', order({ tickets: [{ state: 'unknown:7' }] }), false],
    ['no tickets yet', order({ tickets: [] }), false],
  ])('the pickup code of an order: %s', (_, shown, expected) => expect(showsPickupCode(shown)).toBe(expected))

  it('e-tickets are shown on bus lines, not on the airport line', () => {
    expect(showsTickets(order(bus))).toBe(true)
    expect(showsTickets(order())).toBe(false)
  })

  it.each([
    ['paid', true],
    ['partlyRefunded', true],
    ['used', false],
    ['refunding', false],
  ])('an order that is %s offers a refund: %s', (status, expected) =>
    expect(offersRefund(order({ status }))).toBe(expected),
  )
  it('a checked ticket cannot be refunded', () =>
    expect(offersRefund(order({ tickets: [{ state: 'checked' }] }))).toBe(false))
})

it('the pickup code is shown in groups of four', () => {
  expect(groupByFour('ABCDEFGHIJKLMNOP')).toBe('ABCD EFGH IJKL MNOP')
  expect(groupByFour('ABCDE')).toBe('ABCD E')
  expect(groupByFour('')).toBe('')
})
