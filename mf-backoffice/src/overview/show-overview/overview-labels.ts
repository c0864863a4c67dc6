import { type Cents, type Currency, formatAmount, formatMoney } from '@shuttle/domain'
import { minutesSince } from '../../kit/domain/age'
import { useAgeText } from '../../kit/use-age-text'

/** The currency is ours, or as a provider spells it. */
interface Money {
  total: Cents
  currency: string
}

const isOurs = (currency: string): currency is Currency => currency === 'CNY' || currency === 'HKD'

/** Formats an amount; an unknown currency as its provider spells it. */
export const formatTotal = ({ total, currency }: Money): string =>
  isOurs(currency) ? formatMoney(total, currency) : formatAmount(total, `${currency} `)

/** Lists the sums: currencies are never added. */
export const formatTotals = (sums: readonly Money[]): string => sums.map(formatTotal).join(' · ')

/** Formats how long something has waited, relative to the time of the overview. */
export const useAgeAt = (now: number): ((since: number) => string) => {
  const formatAge = useAgeText()
  return (since) => formatAge(minutesSince(since, now))
}
