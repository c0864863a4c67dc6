import { allowedCoupons } from './coupon-limit'
import { NO_PASSENGERS } from './passenger-type'

describe('[P5.counts.3] the number of allowed coupons', () => {
  it.each([
    ['no passengers', {}, 'oneWay', 0],
    ['one adult', { adult: 1 }, 'oneWay', 1],
    ['one adult on a round trip', { adult: 1 }, 'roundTrip', 2],
    ['six adults and a child', { adult: 6, child: 1 }, 'oneWay', 7],
    ['six adults and a child on a round trip', { adult: 6, child: 1 }, 'roundTrip', 14],
    ['one passenger of each type', { adult: 1, child: 1, elderly: 1, student: 1, infant: 1 }, 'oneWay', 5],
  ] as const)('follows from the tickets: %s', (_, counts, category, allowed) => {
    expect(allowedCoupons({ ...NO_PASSENGERS, ...counts }, category)).toBe(allowed)
  })
})
