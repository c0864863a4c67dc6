import { toAge } from './domain/age'
import { useMoneyTexts } from './texts/use-money-texts'

/** Formats an age in minutes by its two largest units. */
export const useAgeText = (): ((minutes: number) => string) => {
  const t = useMoneyTexts()
  return (minutes) => {
    const { unit, ...numbers } = toAge(minutes)
    return t(`age.${unit}`, numbers)
  }
}
