import type { LineOnSale } from '@shuttle/calls'
import type { CivilDate } from '@shuttle/domain'

/**
 * Whether a departure on this day may be booked as the family combo; its period is half-open, and no limit means for
 * ever.
 */
export const isComboOn = ({ familyCombo }: Pick<LineOnSale, 'familyCombo'>, day: CivilDate): boolean =>
  familyCombo !== undefined &&
  (familyCombo.from === undefined || day >= familyCombo.from) &&
  (familyCombo.until === undefined || day < familyCombo.until)
