import { isApiError } from '@shuttle/contracts'
import { useTexts } from '../i18n/use-texts'
import { useStaffRefusalText } from './use-staff-action'

/** Why a part did not load: the sentence of the refusal, or a missing network; undefined for another fault. */
export const useStaffFailureText = (): ((error: unknown) => string | undefined) => {
  const t = useTexts()
  const toRefusalText = useStaffRefusalText()
  return (error) => {
    const isNetwork = isApiError(error) && (error.kind === 'offline' || error.kind === 'timeout')
    return toRefusalText(error) ?? (isNetwork ? t('page.offline') : undefined)
  }
}
