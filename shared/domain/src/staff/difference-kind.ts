import type { Cents } from '../money'

/**
 * Differences between our books and a provider (D5.51, D5.52). `settled-twice`: the provider refunded what staff had
 * settled outside.
 * `unknown-payment`, `unknown-refund`: payments there that are not ours. `paid-not-recorded`, `refunded-not-recorded`:
 * only there.
 * `recorded-not-paid`, `recorded-not-refunded`: only here. `amount-differs`, `refund-amount-differs`: another amount or
 * currency.
 * `not-comparable`: the provider's value cannot be stored, such as an amount beyond all bounds.
 */
export const DIFFERENCE_KINDS = [
  'settled-twice',
  'unknown-payment',
  'amount-differs',
  'paid-not-recorded',
  'recorded-not-paid',
  'unknown-refund',
  'refund-amount-differs',
  'refunded-not-recorded',
  'recorded-not-refunded',
  'not-comparable',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** An amount in the provider's spelling of the currency. */
export interface ProviderMoney {
  amount: Cents
  currency: string
}

export const isSameMoney = (one: ProviderMoney, other: ProviderMoney): boolean =>
  one.amount === other.amount && one.currency === other.currency
