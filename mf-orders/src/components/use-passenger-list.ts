import { isUnknownCode, type ListedOrder } from '@shuttle/calls'
import { useTexts } from '../i18n/use-texts'

/** Formats passengers by type as one text: `2 adults, 1 child`. */
export const usePassengerList = (): ((passengers: ListedOrder['passengers']) => string) => {
  const t = useTexts()
  return (passengers) => {
    const names = passengers.map(({ type, count }) =>
      isUnknownCode(type) ? '' : t(`passengerCount.${type}`, { count }),
    )
    // Non-breaking space: a number stays on the line of its unit.
    return names.map((name) => name.replaceAll(' ', '\u00a0')).join(t('price.separator'))
  }
}
