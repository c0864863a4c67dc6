import type { StaffErrorCode } from '@shuttle/contracts'
import { createUseTextGroup } from '@shuttle/i18n'

/** The sentence of each refusal of the back office, in the current language; they load with the texts of the frame. */
export const useStaffErrorTexts = createUseTextGroup<Readonly<Record<StaffErrorCode, string>>>(
  'mf-backoffice',
  'refusal',
)
