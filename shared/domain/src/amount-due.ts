import type { Cents, Currency } from './money'

/** What is left to pay after deductions: never below 0, and in Hong Kong dollars it ends in 0 cents, to the buyer's good (D9.24). */
export const amountDue = (total: Cents, deduction: Cents, currency: Currency): Cents => {
  if (deduction <= 0) return total
  const due = Math.max(0, total - deduction)
  return currency === 'HKD' ? due - (due % 10) : due
}
