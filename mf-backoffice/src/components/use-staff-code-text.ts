import type { StaffErrorCode } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { staffErrorTexts } from '@shuttle/i18n/errors'

/** The sentence of what the service would refuse, said before it is sent; undefined of nothing. */
export const useStaffCodeText = (): ((code: StaffErrorCode | undefined) => string | undefined) => {
  const texts = staffErrorTexts[useLanguage()]
  return (code) => code && texts[code]
}
