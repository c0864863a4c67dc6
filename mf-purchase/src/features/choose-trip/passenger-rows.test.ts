import { NO_PASSENGERS } from '@shuttle/domain'
import { countRoom, shownPassengerTypes } from './passenger-rows'

const limits = { maxPerOrder: 6, maxChildren: 1 }

it('[P2.details.5] adults and seniors share six places', () => {
  expect(countRoom('adult', NO_PASSENGERS, limits)).toBe(6)
  expect(countRoom('adult', { ...NO_PASSENGERS, elderly: 2 }, limits)).toBe(4)
  expect(countRoom('elderly', { ...NO_PASSENGERS, adult: 6 }, limits)).toBe(0)
})

it('the number already chosen counts towards the six', () => {
  expect(countRoom('adult', { ...NO_PASSENGERS, adult: 6 }, limits)).toBe(6)
})

it('a child takes none of the six, and one child is allowed', () => {
  expect(countRoom('adult', { ...NO_PASSENGERS, child: 1 }, limits)).toBe(6)
  expect(countRoom('child', { ...NO_PASSENGERS, adult: 6 }, limits)).toBe(1)
})

it('students count among the six (decision "the wire" 23)', () => {
  expect(countRoom('adult', { ...NO_PASSENGERS, student: 5 }, limits)).toBe(1)
})

it('[A1.product.2, D9.23] students and infants are offered where they have a price', () => {
  expect(shownPassengerTypes(() => false)).toEqual(['adult', 'child', 'elderly'])
  expect(shownPassengerTypes((type) => type !== 'child')).toEqual(['adult', 'child', 'elderly', 'student', 'infant'])
})

it('decision "contradictions" 4: a peak day allows fewer', () => {
  expect(countRoom('adult', NO_PASSENGERS, { ...limits, peakMaxPerOrder: 2 })).toBe(2)
  expect(countRoom('elderly', { ...NO_PASSENGERS, adult: 2 }, { ...limits, peakMaxPerOrder: 2 })).toBe(0)
})

it('decision "contradictions" 5: concessions sold only at counters are not allowed', () => {
  const counter = { ...limits, onlineConcession: false }
  expect([countRoom('child', NO_PASSENGERS, counter), countRoom('elderly', NO_PASSENGERS, counter)]).toEqual([0, 0])
  expect(countRoom('adult', NO_PASSENGERS, counter)).toBe(6)
})
