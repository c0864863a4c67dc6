import { ErrorCard } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import { useFailureReason } from './use-failure-reason'

interface FailedQuery {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Replaces a part on another remote's page and shows the reason itself, because its query is `isSecondary`. */
export const PartFailureCard = ({ query, title }: { query: FailedQuery; title: string }) => {
  const t = useTexts()
  const toReason = useFailureReason()
  return (
    <ErrorCard
      title={title}
      text={toReason(query.error)}
      retryLabel={t('page.retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )
}
