import { BUY_ONE_GET_ONE, FAMILY_COMBO, type Promotion } from '../promotion'
import { checkPromotion } from './check-promotion'

const LINES = ['HKGZHO', 'HKGZHORT', 'HZICLK']
const check = (promotion: Promotion, change: Partial<Promotion> = {}) =>
  checkPromotion({ ...promotion, on: true, ...change }, LINES)

describe('[D5.41] a promotion set by staff', () => {
  it.each<[string, Promotion, Partial<Promotion>]>([
    ['cards on every round trip', BUY_ONE_GET_ONE, {}],
    ['cards on one round trip, thirty nights', BUY_ONE_GET_ONE, { appliesTo: ['HKGZHORT'], maxNights: 30 }],
    ['one day', BUY_ONE_GET_ONE, { from: '2026-12-01', until: '2026-12-02' }],
    ['no end', BUY_ONE_GET_ONE, { from: '2026-12-01' }],
    ['families on the airport line', FAMILY_COMBO, { appliesTo: ['HZICLK'] }],
    ['families nowhere, off', FAMILY_COMBO, { on: false }],
  ])('a promotion set by staff is accepted for %s', (_, promotion, change) =>
    expect(check(promotion, change)).toEqual({}),
  )

  it.each<[string, Promotion, Partial<Promotion>, object]>([
    [
      'it ends on the day it begins',
      BUY_ONE_GET_ONE,
      { from: '2026-12-01', until: '2026-12-01' },
      { until: 'STAFF_PROMOTION_DAYS' },
    ],
    ['no night', BUY_ONE_GET_ONE, { maxNights: 0 }, { maxNights: 'STAFF_PROMOTION_NIGHTS' }],
    ['31 nights', BUY_ONE_GET_ONE, { maxNights: 31 }, { maxNights: 'STAFF_PROMOTION_NIGHTS' }],
    ['a one-way line', BUY_ONE_GET_ONE, { appliesTo: ['HKGZHO'] }, { appliesTo: 'STAFF_PROMOTION_LINES' }],
    ['a line that is not sold', BUY_ONE_GET_ONE, { appliesTo: ['MACZHORT'] }, { appliesTo: 'STAFF_PROMOTION_LINES' }],
    ['families on a bus line', FAMILY_COMBO, { appliesTo: ['HKGZHO'] }, { appliesTo: 'STAFF_PROMOTION_LINES' }],
    ['families on no line', FAMILY_COMBO, {}, { appliesTo: 'STAFF_PROMOTION_LINES' }],
  ])('a promotion is refused with %s', (_, promotion, change, expected) =>
    expect(check(promotion, change)).toEqual(expected),
  )
})
