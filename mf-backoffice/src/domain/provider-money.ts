import { type Cents, type Currency, formatMoney, formatUnits } from '@shuttle/domain'

/** Money of one side of a comparison. */
export interface ProviderMoney {
  amount: Cents
  /** As the provider spells it. */
  currency: string
}

const OURS: readonly string[] = ['CNY', 'HKD'] satisfies Currency[]

/** Money as it is read; a currency that is none of ours by its code. */
export const formatProviderMoney = ({ amount, currency }: ProviderMoney): string =>
  OURS.includes(currency) ? formatMoney(amount, currency as Currency) : `${currency} ${formatUnits(amount)}`
