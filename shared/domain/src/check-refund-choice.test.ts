import { checkRefundChoice, isRefundByApplication } from './check-refund-choice'
import type { PassengerType } from './passenger-type'
import { aRefundableOrder, DEPARTS_AT, refundableTickets, SOLD_AT } from './testing/a-refundable-order'

const NO_DISCOUNT = { discountedTypes: [] }
const check = (passengerTypes: PassengerType[], chosen: string[], change = {}, at = SOLD_AT) =>
  checkRefundChoice(aRefundableOrder(passengerTypes, { ...NO_DISCOUNT, ...change }), chosen, at)

describe('[D3.refund.9] checkRefundChoice', () => {
  it.each<[string, PassengerType[], string[], string | undefined]>([
    ['one of three', ['adult', 'adult', 'adult'], ['2'], undefined],
    ['all of them', ['adult', 'child', 'infant'], ['1', '2', '3'], undefined],
    ['the child alone', ['adult', 'child'], ['2'], undefined],
    ['nothing chosen', ['adult'], [], 'REFUND_TICKET_ABNORMAL'],
    ['a ticket of another order', ['adult'], ['7'], 'REFUND_TICKET_ABNORMAL'],
    ['one of its own and a foreign one', ['adult'], ['1', '7'], 'REFUND_TICKET_ABNORMAL'],
    ['the same ticket twice', ['adult', 'adult'], ['1', '1'], 'REFUND_TICKET_ABNORMAL'],
    ['a child left alone', ['adult', 'child'], ['1'], 'REFUND_CHILD_ALONE'],
    ['an infant left alone', ['adult', 'infant'], ['1'], 'REFUND_CHILD_ALONE'],
  ])('decides on a choice: %s', (_name, passengerTypes, chosen, code) =>
    expect(check(passengerTypes, chosen)).toBe(code),
  )

  it('accepts both legs together and refuses one leg alone', () => {
    const tickets = refundableTickets(['adult', 'adult'], 2)
    expect(check([], ['1', '1r'], { tickets })).toBeUndefined()
    expect(check([], ['1'], { tickets })).toBe('REFUND_OTHER_LEG')
    expect(check([], ['1', '1r', '2'], { tickets })).toBe('REFUND_OTHER_LEG')
    expect(check([], ['1', '1'], { tickets })).toBe('REFUND_TICKET_ABNORMAL')
  })
  it('refuses a refunded ticket, also beside a valid one or without its other leg', () => {
    const [first, back, ...others] = refundableTickets(['adult', 'adult'], 2)
    if (!first || !back) throw new Error('no tickets')
    const gone = { status: 'refunded' } as const
    const tickets = [{ ...first, ...gone }, { ...back, ...gone }, ...others]
    for (const chosen of [['1', '1r'], ['1'], ['1', '1r', '2', '2r']])
      expect(check([], chosen, { tickets })).toBe('REFUND_ALREADY_REFUNDED')
  })
  it('refuses the inbound leg once the outbound one has departed', () => {
    const tickets = refundableTickets(['adult'], 2)
    expect(check([], ['1', '1r'], { tickets }, DEPARTS_AT - 1)).toBeUndefined()
    expect(check([], ['1', '1r'], { tickets }, DEPARTS_AT)).toBe('REFUND_TIME_PASSED')
  })
  it('refers a choice with one discounted ticket to a request and accepts the rest alone', () => {
    const discounted = { discountedTypes: ['child'] }
    expect(check(['adult', 'adult', 'child'], ['1', '3'], discounted)).toBe('REFUND_DISCOUNTED')
    expect(check(['adult', 'adult', 'child'], ['1'], discounted)).toBeUndefined()
  })
  it('accepts a promotion order as a whole only', () => {
    expect(check(['adult', 'adult'], ['1', '2'], { hasPromotion: true })).toBeUndefined()
    expect(check(['adult', 'adult'], ['1'], { hasPromotion: true })).toBe('REFUND_FARE_ADJUSTMENT')
  })
  it.each([
    ['REFUND_EMERGENCY', true],
    ['REFUND_COUPON_USED', true],
    ['REFUND_DISCOUNTED', true],
    ['REFUND_FARE_ADJUSTMENT', true],
    ['REFUND_CHILD_ALONE', false],
    ['REFUND_TIME_PASSED', false],
    ['REFUND_TICKET_ABNORMAL', false],
    ['REFUND_ALREADY_REFUNDED', false],
    ['REFUND_OTHER_LEG', false],
    ['REFUND_COLLECTED_OR_CHECKED', false],
    ['REFUND_NO_RULE', false],
  ] as const)('offers a refund request after %s: %s', (code, isOffered) =>
    expect(isRefundByApplication(code)).toBe(isOffered),
  )
})
