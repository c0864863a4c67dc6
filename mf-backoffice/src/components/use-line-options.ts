import { useBookingTexts } from '@shuttle/booking'
import { useLineNames } from '@shuttle/queries'

/** Every line that is sold, by its code: its name, and whether it brings passengers back. */
export const useLineOptions = (): { value: string; label: string }[] => {
  const t = useBookingTexts()
  const lines = useLineNames().data ?? []
  return lines.map(({ lineCode, originName, destinationName, category }) => ({
    value: lineCode,
    label: `${originName} → ${destinationName} (${t(`trip.${category}`)})`,
  }))
}
