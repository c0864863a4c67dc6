import { toReadGap } from './payment-phase'

it('reads an order that may still be paid with growing gaps, and does not stop', () => {
  const gaps = Array.from({ length: 9 }, (_, reads) => toReadGap(reads))
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000, 30_000])
})
