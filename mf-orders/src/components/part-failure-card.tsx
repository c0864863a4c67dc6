import { useLanguage } from '@shuttle/host'
import { getRefusalText } from '@shuttle/queries'
import { ErrorCard } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'

interface FailedQuery {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** In place of a part on another remote's page, whose query is `isSecondary`: shows the reason itself. */
export const PartFailureCard = ({ query, title }: { query: FailedQuery; title: string }) => {
  const t = useTexts()
  return (
    <ErrorCard
      title={title}
      text={getRefusalText(query.error, useLanguage())}
      retryLabel={t('page.retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )
}
