import { visitRange } from './visit-range'

it.each([
  ['203.0.113.7', '203.0.113.255', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['::ffff:203.0.113.7', '203.0.113.8', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('[D11.withdraw.1] %s and %s are of one range: %s', (left, right, isOne) => {
  expect(visitRange(left) === visitRange(right)).toBe(isOne)
})
