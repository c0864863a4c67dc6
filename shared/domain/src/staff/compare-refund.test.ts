import { compareRefund } from './compare-refund'

const money = { amount: 5850, currency: 'HKD' }
const here = (state: 'accepted' | 'pending' | 'failed' | 'refused' | 'done', isSettledOutside = false) => ({
  ...{ state, isSettledOutside, money },
})

describe('[D5.52] a refund', () => {
  it.each([
    ['done', 'done', undefined],
    ['done', 'pending', undefined],
    ['done', 'refused', 'recorded-not-refunded'],
    ['done', 'unknown', 'recorded-not-refunded'],
    ['refused', 'done', 'refunded-not-recorded'],
    ['refused', 'pending', undefined],
    ['refused', 'refused', undefined],
    ['refused', 'unknown', undefined],
    // The ledger retries it automatically.
    ['accepted', 'unknown', undefined],
    ['pending', 'done', undefined],
    ['failed', 'done', undefined],
  ] as const)('a refund with the state %s here and %s there is compared: %s', (ours, theirs, kind) => {
    expect(compareRefund(here(ours), { state: theirs })).toBe(kind)
    expect(compareRefund(here(ours), { state: theirs, money })).toBe(kind)
  })

  it.each(['done', 'pending'] as const)(
    'a refund with another amount or currency is a difference when it is %s there',
    (state) => {
      for (const other of [
        { ...money, amount: 5851 },
        { ...money, currency: 'CNY' },
      ])
        expect(compareRefund(here('pending'), { state, money: other })).toBe('refund-amount-differs')
    },
  )

  it('settled outside by staff is settled twice once it is done there, and never before', () => {
    expect(compareRefund(here('done', true), { state: 'done', money })).toBe('settled-twice')
    for (const state of ['pending', 'refused', 'unknown'] as const)
      expect(compareRefund(here('done', true), { state })).toBeUndefined()
  })
})
