import type { FareRange, FareType } from '@shuttle/domain'

/**
 * The fares shown before a day is chosen: those of the chosen ticket type, or of all types if none is chosen or the
 * chosen one is sold on no day.
 */
export const earlyFares = (ranges: readonly FareRange[], chosen: FareType | undefined): readonly FareRange[] => {
  const ofChosen = ranges.filter(({ fareType }) => fareType === chosen)
  return ofChosen.length > 0 ? ofChosen : ranges
}
