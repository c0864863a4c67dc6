import type { Cents, Currency } from './money'

/**
 * Amount left to pay after deductions: never below 0, and in Hong Kong dollars rounded down to end in 0 cents (D9.24).
 */
export const amountDue = (total: Cents, deduction: Cents, currency: Currency): Cents => {
  if (deduction <= 0) return total
  const due = Math.max(0, total - deduction)
  return currency === 'HKD' ? due - (due % 10) : due
}
