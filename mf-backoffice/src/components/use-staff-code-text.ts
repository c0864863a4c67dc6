import type { StaffErrorCode } from '@shuttle/contracts'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'

/** The sentence of what the service would refuse, said before it is sent; undefined of nothing. */
export const useStaffCodeText = (): ((code: StaffErrorCode | undefined) => string | undefined) => {
  const texts = useStaffErrorTexts()
  return (code) => code && texts[code]
}
