import { overrideFee } from './override-fee'

const items = [6500, 3300, 0].map((paid, at) => ({
  ticketNo: `T${at}`,
  paid,
  rate: 1000,
  fee: paid / 10,
  refund: paid * 0.9,
}))
const HKD = { currency: 'HKD', due: 9800 } as const
const fees = (order: { currency: 'HKD' | 'CNY'; due: number }, fee: number) =>
  overrideFee(order, items, fee)?.map((item) => [item.fee, item.refund, item.rate])

describe('[D5.23] an overridden fee', () => {
  it('an overridden fee is split by the paid amounts, and fee and refund sum to them', () => {
    expect(fees(HKD, 0)).toEqual([
      [0, 6500, 0],
      [0, 3300, 0],
      [0, 0, 0],
    ])
    expect(fees(HKD, 500)).toEqual([
      [330, 6170, 508],
      [170, 3130, 515],
      [0, 0, 0],
    ])
    expect(fees(HKD, 9800)).toEqual([
      [6500, 0, 10_000],
      [3300, 0, 10_000],
      [0, 0, 0],
    ])
  })

  it('an overridden fee is in cents where the order is', () => {
    expect(fees({ currency: 'CNY', due: 9800 }, 101)?.map(([fee]) => fee)).toEqual([67, 34, 0])
    expect(fees({ currency: 'HKD', due: 9801 }, 100)?.map(([fee]) => fee)).toEqual([66, 34, 0])
    expect(fees(HKD, 101)).toBeUndefined()
    expect(fees({ currency: 'CNY', due: 9800 }, 100.5)).toBeUndefined()
  })

  it.each([-10, 9810, 10.5, Number.NaN])('an overridden fee is refused: %s', (fee) => {
    expect(fees(HKD, fee)).toBeUndefined()
  })

  it('an overridden fee of any amount makes no refund negative', () => {
    for (let fee = 0; fee <= 9800; fee += 10) {
      const split = fees(HKD, fee) ?? []
      expect(split.reduce((sum, [own = 0]) => sum + own, 0)).toBe(fee)
      expect(split.every(([own = 0, refund = 0]) => own >= 0 && refund >= 0 && refund % 10 === 0)).toBe(true)
    }
  })
})
