import { ErrorCard } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'

export interface FailedQuery {
  isFetching: boolean
  refetch: () => unknown
}

/** Shown in place of the main content of a page that did not load. Neutral: the shell has shown the reason. */
export const NotLoadedCard = ({ query, action }: { query: FailedQuery; action?: ReactNode }) => {
  const t = useTexts()
  return (
    <ErrorCard
      title={t('page.notLoaded')}
      retryLabel={t('page.retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
      announce={false}
      action={action}
    />
  )
}
