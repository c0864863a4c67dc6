import { createBookingTranslate } from './create-booking-translate'
import { type PricedTrip, priceLines } from './price-lines'

const t = createBookingTranslate('en')
const adults = { type: 'adult', count: 2, fare: 6500, total: 13000 } as const
const getLines = (trip: Partial<PricedTrip>) => priceLines({ lines: [adults], currency: 'HKD', legs: 1, ...trip }, t)

it('[P2.details.8] shows passengers, fare and sum of each type', () => {
  expect(getLines({})).toEqual([{ label: 'Adult', detail: '2 × HK$65.00', amount: 'HK$130.00' }])
})

it.each(['zh-cn', 'zh-hk', 'en'] as const)('[D9.25] formats money in one form, without a space, in %s', (language) => {
  const write = (currency: 'CNY' | 'HKD') =>
    priceLines({ lines: [adults], currency, legs: 1, couponDeduction: 1000 }, createBookingTranslate(language))
  expect(write('HKD').map(({ amount }) => amount)).toEqual(['HK$130.00', '−HK$10.00'])
  expect(write('CNY').map(({ amount }) => amount)).toEqual(['¥130.00', '−¥10.00'])
})

it('shows the passengers while the fare is loading', () => {
  expect(getLines({ lines: [{ type: 'adult', count: 2 }], legs: 2 })).toEqual([
    { label: 'Adult', detail: '2 × HK$––.–– × 2 ways', amount: undefined },
  ])
})

it('[P2.payment.2] shows the coupon last and as a deduction', () => {
  expect(getLines({ currency: 'CNY', couponDeduction: 1050 }).at(-1)).toEqual({
    label: 'Coupon deduction',
    amount: '−¥10.50',
  })
})

it('purchase 3 prices: a round trip shows that the one-way fare is paid for both rides', () => {
  expect(getLines({ lines: [{ type: 'adult', count: 2, fare: 6500, total: 26000 }], legs: 2 })).toEqual([
    { label: 'Adult', detail: '2 × HK$65.00 × 2 ways', amount: 'HK$260.00' },
  ])
})

it('accounts 9: shows the deduction of buy one, get one, before the coupons', () => {
  expect(getLines({ promotionDeduction: 6500, couponDeduction: 1000 }).slice(1)).toEqual([
    { label: 'Buy one, get one free', amount: '−HK$65.00' },
    { label: 'Coupon deduction', amount: '−HK$10.00' },
  ])
})

it('[D4.3] a promotion of another kind has its own name', () => {
  expect(getLines({ promotionDeduction: 6500, lineCode: 'HZICLK' })[1]?.label).toBe('Family combo: one ticket free')
})
