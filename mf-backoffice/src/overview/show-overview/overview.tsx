import { hasFailed } from '@shuttle/queries'
import { ErrorCard, Skeleton } from '@shuttle/ui'
import { lazyTab } from '../../kit/lazy-tab'
import { useOverview } from '../../kit/state/use-overview'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { DifferenceQueue } from './difference-queue'
import styles from './overview.module.css'
import { OverviewTiles } from './overview-tiles'
import { RequestQueue } from './request-queue'
import { StuckPayments } from './stuck-payments'

/** Loaded separately: it is below the queues, and has its own tables and charts. */
const LazyToday = lazyTab(async () => (await import(/* webpackChunkName: "today" */ './today')).Today)

/** Queues first, sales of today last; each part where the role may read it. */
export const Overview = () => {
  const t = useOverviewTexts()
  const toFailureText = useStaffFailureText()
  const query = useOverview()
  const overview = query.data
  const failure = hasFailed(query) && (
    <ErrorCard
      title={t('failed')}
      text={toFailureText(query.error)}
      retryLabel={t('page.retry')}
      onRetry={() => void query.refetch()}
    />
  )
  if (!overview) return failure || <Skeleton label={t('page.loading')} lines={12} />
  return (
    <>
      {failure}
      <OverviewTiles overview={overview} />
      <div className={styles.columns}>
        {overview.requests && <RequestQueue overview={overview} />}
        <div className={styles.column}>
          <StuckPayments overview={overview} />
          <DifferenceQueue overview={overview} />
        </div>
        {(overview.sales || overview.seats) && <LazyToday />}
      </div>
    </>
  )
}
