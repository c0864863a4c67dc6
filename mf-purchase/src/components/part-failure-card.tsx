import { isApiError } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { getRefusalText } from '@shuttle/queries'
import { ErrorCard } from '@shuttle/ui'
import { useHomeTexts } from '../i18n/use-home-texts'

export interface FailedQuery {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

const isNetworkFailure = (error: unknown) => isApiError(error) && (error.kind === 'offline' || error.kind === 'timeout')

/** Shown in place of secondary content, whose query is `isSecondary`: shows the reason itself. */
export const PartFailureCard = ({ query, title }: { query: FailedQuery; title?: string }) => {
  const t = useHomeTexts()
  const language = useLanguage()
  const hint = t(isNetworkFailure(query.error) ? 'common.loadFailedHint' : 'common.tryLater')
  return (
    <ErrorCard
      title={title ?? t('common.loadFailed')}
      text={getRefusalText(query.error, language) ?? hint}
      retryLabel={t('common.retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )
}
