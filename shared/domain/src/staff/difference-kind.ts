import type { Cents } from '../money'

/**
 * How the books and a provider can disagree (D5.51, D5.52). `settled-twice`: the provider gave back what staff had settled outside.
 * `unknown-payment`, `unknown-refund`: money there that is not ours. `paid-not-recorded`, `refunded-not-recorded`: only there.
 * `recorded-not-paid`, `recorded-not-refunded`: only here. `amount-differs`, `refund-amount-differs`: another amount or currency.
 * `not-comparable`: what the provider says cannot be stored, such as an amount beyond all bounds.
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

/** An amount in the currency as a provider spells it. */
export interface ProviderMoney {
  amount: Cents
  currency: string
}

export const isSameMoney = (one: ProviderMoney, other: ProviderMoney): boolean =>
  one.amount === other.amount && one.currency === other.currency
