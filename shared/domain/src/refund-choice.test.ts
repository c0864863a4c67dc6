import { withOtherLegs } from './refund-choice'
import { refundableTickets } from './testing/a-refundable-order'

describe('[D3.refund.9] both legs go together', () => {
  it.each([
    [['1'], ['1', '1r']],
    [['2r'], ['2', '2r']],
    [
      ['2r', '1'],
      ['1', '1r', '2', '2r'],
    ],
    [[], []],
    [['unknown'], []],
  ])('%j chooses %j', (chosen, together) =>
    expect(withOtherLegs({ tickets: refundableTickets(['adult', 'adult'], 2) }, chosen)).toEqual(together),
  )
  it('one way has no other leg', () =>
    expect(withOtherLegs({ tickets: refundableTickets(['adult', 'adult']) }, ['2'])).toEqual(['2']))
})
