import { type Currency, formatMoney, formatUnits } from '@shuttle/domain'
import type { Money } from '../../calls/overview'
import { type Age, ageOf } from '../../domain/age'
import { useOverviewTexts } from '../../i18n/use-overview-texts'

const isOurs = (currency: string): currency is Currency => currency === 'CNY' || currency === 'HKD'

/** An amount; in a currency that is none of ours as its provider spells it. */
export const sayMoney = ({ total, currency }: Money): string =>
  isOurs(currency) ? formatMoney(total, currency) : `${currency} ${formatUnits(total)}`

/** One after the other: currencies are never summed. */
export const saySums = (sums: readonly Money[]): string => sums.map(sayMoney).join(' · ')

/** Says an age, as of when the overview was read. */
export const useAgeText = (now: number): ((since: number) => string) => {
  const t = useOverviewTexts()
  const say = (age: Age): string =>
    age.unit === 'days'
      ? t('age.days', { days: age.days, hours: age.hours })
      : t(`age.${age.unit}`, { count: age.count })
  return (since) => say(ageOf(since, now))
}
