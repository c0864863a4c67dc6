import { type Currency, formatMoney, formatUnits } from '@shuttle/domain'
import type { Money } from '../../calls/overview'
import { useAgeText } from '../../components/use-age-text'
import { minutesSince } from '../../domain/age'

const isOurs = (currency: string): currency is Currency => currency === 'CNY' || currency === 'HKD'

/** An amount; in a currency that is none of ours as its provider spells it. */
export const sayMoney = ({ total, currency }: Money): string =>
  isOurs(currency) ? formatMoney(total, currency) : `${currency} ${formatUnits(total)}`

/** One after the other: currencies are never summed. */
export const saySums = (sums: readonly Money[]): string => sums.map(sayMoney).join(' · ')

/** Says for how long something has waited, as of when the overview was read. */
export const useAgeAt = (now: number): ((since: number) => string) => {
  const sayAge = useAgeText()
  return (since) => sayAge(minutesSince(since, now))
}
