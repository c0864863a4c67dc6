import { getDiscountedTypes } from './refundable-ticket'

it.each([
  [{ adult: 6500, child: 3300, elderly: 3300, infant: 0 }, ['child', 'elderly']],
  [{ adult: 6500, student: 6500 }, ['child', 'elderly']],
  [{ adult: 6500, student: 6499 }, ['child', 'elderly', 'student']],
  [{ adult: 6500, student: 6501 }, ['child', 'elderly']],
  [{}, ['child', 'elderly']],
])('[D3.refund.9] the discounted types of a sale at %j are %j', (fares, types) =>
  expect(getDiscountedTypes(fares)).toEqual(types),
)
