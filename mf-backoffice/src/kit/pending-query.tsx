import { hasFailed } from '@shuttle/queries'
import { ErrorCard, Skeleton } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import { useStaffFailureText } from './use-staff-failure-text'

interface PendingQueryProps {
  query: { data: unknown; error: unknown; refetch: () => unknown }
  /** Title of the failure. */
  failed: string
  loading?: string
  /** Height of the skeleton. */
  lines?: number
}

/** Why a query has no data to show: its failure with Retry, or that it is loading; nothing once there is data. */
export const PendingQuery = ({ query, failed, loading, lines = 8 }: PendingQueryProps) => {
  const t = useTexts()
  const toFailureText = useStaffFailureText()
  if (hasFailed(query))
    return (
      <ErrorCard
        title={failed}
        text={toFailureText(query.error)}
        retryLabel={t('page.retry')}
        onRetry={() => void query.refetch()}
      />
    )
  return query.data === undefined ? <Skeleton label={loading ?? t('page.loading')} lines={lines} /> : null
}
