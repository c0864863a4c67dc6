import { checkRefundTicket } from './check-refund-ticket'
import { CLOSED_48_HOURS_BEFORE } from './refund-presets'
import type { RefundableOrder } from './refundable-ticket'
import { aRefundableOrder, DEPARTS_AT, PURCHASE_POLICY, refundableTickets, SOLD_AT } from './testing/a-refundable-order'

const HOUR = 3_600_000
const BY_HAND = { ...PURCHASE_POLICY, ...CLOSED_48_HOURS_BEFORE }
const [adult, child] = refundableTickets(['adult', 'child'])
const check = (change: Partial<RefundableOrder>, at = SOLD_AT, ticket = adult) => {
  if (!ticket) throw new Error('no ticket')
  const order = aRefundableOrder(['adult', 'child'], change)
  return checkRefundTicket('policy' in change ? { ...order, policy: change.policy } : order, ticket, at)
}

describe('[D3.refund.8] the automatic refund of a ticket', () => {
  it('accepts a valid ticket that was paid in money', () => expect(check({})).toBeUndefined())

  it.each<[string, string, Partial<RefundableOrder>]>([
    ['no rule', 'REFUND_NO_RULE', { policy: undefined }],
    ['emergency', 'REFUND_EMERGENCY', { policy: BY_HAND }],
    ['a provider that cannot refund', 'REFUND_EMERGENCY', { canProviderRefund: false }],
    ['used coupon', 'REFUND_COUPON_USED', { hasCoupon: true }],
    ['collected', 'REFUND_COLLECTED_OR_CHECKED', { isCollected: true }],
  ])('refuses for this reason: %s', (_name, code, change) => expect(check(change)).toBe(code))

  it.each([
    [SOLD_AT + 2 * HOUR, undefined],
    [SOLD_AT + 2 * HOUR + 1, 'REFUND_NO_RULE'],
    [DEPARTS_AT, 'REFUND_TIME_PASSED'],
  ])('refuses a ticket without a rule after the last tier of its policy: at %d %p', (at, code) => {
    const tiers = [{ minutes: 120, basisPoints: 1000 }]
    expect(check({ policy: { ...PURCHASE_POLICY, tiers } }, at)).toBe(code)
  })

  it('refuses a ticket that was refunded before', () =>
    expect(check({}, SOLD_AT, adult && { ...adult, status: 'refunded' })).toBe('REFUND_ALREADY_REFUNDED'))
  it('refuses a child as discounted, and not the adult beside it', () => {
    expect(check({}, SOLD_AT, child)).toBe('REFUND_DISCOUNTED')
    expect(check({ discountedTypes: [] }, SOLD_AT, child)).toBeUndefined()
    expect(check({ policy: { ...PURCHASE_POLICY, discountedTickets: 'asOthers' } }, SOLD_AT, child)).toBeUndefined()
  })
  it('refuses the whole order when one ticket is checked', () => {
    const [first, second] = refundableTickets(['adult', 'adult'])
    const tickets = first && second ? [first, { ...second, isChecked: true }] : []
    expect(check({ tickets })).toBe('REFUND_COLLECTED_OR_CHECKED')
  })
  it.each([
    [DEPARTS_AT - 1, undefined],
    [DEPARTS_AT, 'REFUND_TIME_PASSED'],
    [DEPARTS_AT + HOUR, 'REFUND_TIME_PASSED'],
  ])('refuses a ticket from its departure on: at %d %p', (at, code) => expect(check({}, at)).toBe(code))
  it.each([
    [DEPARTS_AT - 48 * HOUR - 1, 'REFUND_EMERGENCY'],
    [DEPARTS_AT - 48 * HOUR, 'REFUND_TIME_PASSED'],
  ])('[A9.refund.2] allows a request before the cutoff of 48 hours and not after: at %d %s', (at, code) =>
    expect(check({ policy: BY_HAND }, at)).toBe(code),
  )
  it.each([
    [SOLD_AT + 24 * HOUR, undefined],
    [SOLD_AT + 24 * HOUR + 1, 'REFUND_TIME_PASSED'],
  ])('refuses a ticket after a window of one day from the sale: at %d %p', (at, code) =>
    expect(check({ policy: { ...PURCHASE_POLICY, windowDays: 1 } }, at)).toBe(code),
  )
  it('accepts a coupon order where its cash part is refunded', () =>
    expect(check({ hasCoupon: true, policy: { ...PURCHASE_POLICY, couponOrders: 'cashPart' } })).toBeUndefined())

  it('reports final refusals before those that staff can override', () => {
    const everything = { policy: BY_HAND, hasCoupon: true, isCollected: true }
    expect(check(everything, DEPARTS_AT, child && { ...child, status: 'refunded' })).toBe('REFUND_ALREADY_REFUNDED')
    expect(check(everything, DEPARTS_AT, child)).toBe('REFUND_COLLECTED_OR_CHECKED')
    expect(check({ ...everything, isCollected: false }, DEPARTS_AT, child)).toBe('REFUND_TIME_PASSED')
    expect(check({ ...everything, isCollected: false }, SOLD_AT, child)).toBe('REFUND_EMERGENCY')
  })
})
