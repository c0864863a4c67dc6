import { amountDue } from './amount-due'

describe('[D9.24] the amount due', () => {
  it.each([
    [6500, 1000, 'HKD', 5500],
    [6500, 995, 'HKD', 5500],
    [6500, 991, 'HKD', 5500],
    [6500, 990, 'HKD', 5510],
    [6500, 6491, 'HKD', 0],
    [5800, 995, 'CNY', 4805],
    [5800, 1, 'CNY', 5799],
  ] as const)('the amount due of %p less %p in %s is %p', (total, deduction, currency, due) => {
    expect(amountDue(total, deduction, currency)).toBe(due)
  })
  it.each([
    [6500, 6500],
    [6500, 9999],
    [0, 1],
  ])('[A5.text.3] the amount due is never below 0 (%p less %p)', (total, deduction) => {
    expect(amountDue(total, deduction, 'CNY')).toBe(0)
  })
  it('the amount due is the price to the cent without a deduction', () => {
    expect(amountDue(6505, 0, 'HKD')).toBe(6505)
  })
})
