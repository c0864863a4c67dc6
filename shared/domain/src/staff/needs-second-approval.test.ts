import { needsSecondApproval } from './needs-second-approval'

describe('[D5.3] a second person', () => {
  it.each([
    ['not at the limit', { isFeeChanged: true, refund: 50_000, alone: 0 }, false],
    ['a cent above it', { isFeeChanged: true, refund: 50_001, alone: 0 }, true],
    ['not at the fee of the policy', { isFeeChanged: false, refund: 90_000, alone: 0 }, false],
    ['where parts of an order are above it together', { isFeeChanged: true, refund: 20_000, alone: 30_001 }, true],
  ])('decides or not: %s', (_, refund, needed) => {
    expect(needsSecondApproval(refund, 50_000)).toBe(needed)
  })
})
