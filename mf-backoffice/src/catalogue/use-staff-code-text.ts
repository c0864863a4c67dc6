import type { StaffErrorCode } from '@shuttle/contracts'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'

/**
 * The sentence of a code that the service would refuse with, shown before the form is sent; undefined without a code.
 */
export const useStaffCodeText = (): ((code: StaffErrorCode | undefined) => string | undefined) => {
  const texts = useStaffErrorTexts()
  return (code) => code && texts[code]
}
