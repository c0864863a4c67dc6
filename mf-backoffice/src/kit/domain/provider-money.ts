import { type Currency, formatAmount, formatMoney } from '@shuttle/domain'
import type { ProviderMoney } from '@shuttle/domain/staff'

const OURS: readonly string[] = ['CNY', 'HKD'] satisfies Currency[]

/** Formats an amount; an unknown currency is shown by its code. */
export const formatProviderMoney = ({ amount, currency }: ProviderMoney): string =>
  OURS.includes(currency) ? formatMoney(amount, currency as Currency) : formatAmount(amount, `${currency} `)
