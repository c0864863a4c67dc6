import { ErrorCard } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'

interface FailedQuery {
  isFetching: boolean
  refetch: () => unknown
}

/** In place of the main matter of a page that did not load. Neutral: the shell has shown the reason. */
export const NotLoadedCard = ({ query }: { query: FailedQuery }) => {
  const t = useTexts()
  return (
    <ErrorCard
      title={t('page.notLoaded')}
      retryLabel={t('page.retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
      announce={false}
    />
  )
}
