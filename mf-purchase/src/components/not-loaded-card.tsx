import { ErrorCard } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useHomeTexts } from '../i18n/use-home-texts'

interface NotLoadedCardProps {
  query: { isFetching: boolean; refetch: () => unknown }
  /** An alternative action, such as the link home. */
  action?: ReactNode
}

/** Shown in place of the main content of a page that did not load. Neutral: the shell has shown the reason. */
export const NotLoadedCard = ({ query, action }: NotLoadedCardProps) => {
  const t = useHomeTexts()
  return (
    <ErrorCard
      title={t('common.loadFailed')}
      retryLabel={t('common.retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
      announce={false}
      action={action}
    />
  )
}
