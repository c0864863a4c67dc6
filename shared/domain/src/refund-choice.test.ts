import { withOtherLegs } from './refund-choice'
import { refundableTickets } from './testing/a-refundable-order'

describe('[D3.refund.9] withOtherLegs', () => {
  it.each([
    [['1'], ['1', '1r']],
    [['2r'], ['2', '2r']],
    [
      ['2r', '1'],
      ['1', '1r', '2', '2r'],
    ],
    [[], []],
    [['unknown'], []],
  ])('extends %j to %j', (chosen, together) =>
    expect(withOtherLegs({ tickets: refundableTickets(['adult', 'adult'], 2) }, chosen)).toEqual(together),
  )
  it('adds nothing to a one-way ticket', () =>
    expect(withOtherLegs({ tickets: refundableTickets(['adult', 'adult']) }, ['2'])).toEqual(['2']))
})
