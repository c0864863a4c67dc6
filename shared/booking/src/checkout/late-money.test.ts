import { mayMoneyCome, toReadGap } from './late-money'

it('reads an order that may still be paid with growing gaps', () => {
  const gaps = Array.from({ length: 9 }, (_, reads) => toReadGap(reads))
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000, 60_000])
})

it('[D3.order.3] expects late money for as long as the service queries the provider, and no longer', () => {
  const payBy = Date.parse('2026-11-21T10:15:00+08:00')
  expect(mayMoneyCome(payBy, payBy + 32 * 60_000)).toBe(true)
  expect(mayMoneyCome(payBy, payBy + 33 * 60_000)).toBe(false)
})
