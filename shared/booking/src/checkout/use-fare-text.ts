import { type Cents, type Currency, formatMoney } from '@shuttle/domain'
import { useTripChoiceTexts } from '../texts/use-trip-choice-texts'

/** The fare of one passenger; of a round trip, marked as that of one way. */
export const useFareText = (currency: Currency, isRoundTrip = false): ((amount: Cents) => string) => {
  const t = useTripChoiceTexts()
  return (amount) => {
    if (amount === 0) return t('passengers.free')
    const money = formatMoney(amount, currency).replace(' ', '\u00a0')
    return t(isRoundTrip ? 'passengers.eachLeg' : 'passengers.each', { amount: money })
  }
}
