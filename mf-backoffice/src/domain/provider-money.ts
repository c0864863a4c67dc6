import { type Cents, type Currency, formatMoney, formatUnits } from '@shuttle/domain'

/** An amount of one side of a comparison. */
export interface ProviderMoney {
  amount: Cents
  /** As the provider spells it. */
  currency: string
}

const OURS: readonly string[] = ['CNY', 'HKD'] satisfies Currency[]

/** Formats an amount; an unknown currency is shown by its code. */
export const formatProviderMoney = ({ amount, currency }: ProviderMoney): string =>
  OURS.includes(currency) ? formatMoney(amount, currency as Currency) : `${currency} ${formatUnits(amount)}`
