import { isApiError } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { getRefusalText } from '@shuttle/queries'
import { useTexts } from '../i18n/use-texts'

const isNetworkFailure = (error: unknown) => isApiError(error) && (error.kind === 'offline' || error.kind === 'timeout')

/** Why a part that shows its own failure did not load: the refusal's sentence, else the network or the service. */
export const useFailureReason = (): ((error: unknown) => string) => {
  const t = useTexts()
  const language = useLanguage()
  return (error) => getRefusalText(error, language) ?? t(isNetworkFailure(error) ? 'page.offline' : 'page.tryLater')
}
