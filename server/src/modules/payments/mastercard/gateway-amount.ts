import { type Cents, centsFromUnits, formatUnits } from '@shuttle/domain'
import { ProviderFault } from '../provider-fault'

/** Cents as the gateway writes money: `65.00`. */
export const amountText = (cents: Cents): string => formatUnits(cents)

/** Reads an amount of an answer (number or text, at most two decimals) as cents. */
export const toCents = (amount: string | number): Cents => {
  const cents = centsFromUnits(amount)
  if (cents === undefined) throw new ProviderFault('unreadable', `amount ${String(amount)} is no amount in cents`)
  return cents
}
