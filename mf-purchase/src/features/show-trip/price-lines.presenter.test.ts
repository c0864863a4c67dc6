import { presentPriceLines } from './price-lines.presenter'

const texts = {
  typeName: (type: string) => type.toUpperCase(),
  coupon: 'COUPON',
  promotion: 'BUY ONE, GET ONE',
  bothWays: (line: string) => `${line} × 2 ways`,
}
const adults = { type: 'adult', count: 2, fare: 6500, total: 13000 } as const

it('[P2.details.8] shows people, fare and sum of each type', () => {
  expect(presentPriceLines([adults], 'HKD', { coupons: 0 }, 1, texts)).toEqual([
    { label: 'ADULT', detail: '2 × HK$ 65.00', amount: 'HK$ 130.00' },
  ])
})

it('shows who is paid for while the fare is asked for', () => {
  expect(presentPriceLines([{ type: 'adult', count: 2 }], 'HKD', { coupons: 0 }, 2, texts)).toEqual([
    { label: 'ADULT', detail: '2 × HK$ ––.–– × 2 ways', amount: undefined },
  ])
})

it('[P2.payment.2] shows the coupon last and as a deduction', () => {
  expect(presentPriceLines([adults], 'CNY', { coupons: 1050 }, 1, texts).at(-1)).toEqual({
    label: 'COUPON',
    amount: '-¥ 10.50',
  })
})

it('purchase 3 prices: says of a round trip that the fare of one way is paid for both', () => {
  const bothWays = { type: 'adult', count: 2, fare: 6500, total: 26000 } as const
  expect(presentPriceLines([bothWays], 'HKD', { coupons: 0 }, 2, texts)).toEqual([
    { label: 'ADULT', detail: '2 × HK$ 65.00 × 2 ways', amount: 'HK$ 260.00' },
  ])
})

it('accounts 9: shows what buy one, get one takes off, before the coupons', () => {
  expect(presentPriceLines([adults], 'HKD', { promotion: 6500, coupons: 1000 }, 1, texts).slice(1)).toEqual([
    { label: 'BUY ONE, GET ONE', amount: '-HK$ 65.00' },
    { label: 'COUPON', amount: '-HK$ 10.00' },
  ])
})
