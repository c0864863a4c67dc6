import { PASSENGER_TYPES, type PassengerCounts } from '@shuttle/domain'
import { useTexts } from '../i18n/use-texts'

/** `2 adults, 1 child`; empty without passengers. */
export const useHeadcount = (): ((counts: PassengerCounts) => string) => {
  const t = useTexts()
  return (counts) =>
    PASSENGER_TYPES.filter((type) => counts[type] > 0)
      .map((type) => t(`passengerCount.${type}`, { count: counts[type] }))
      .join(t('page.separator'))
}
