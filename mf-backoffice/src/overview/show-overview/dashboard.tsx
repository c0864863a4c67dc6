import { Stack } from '@shuttle/ui'
import { lazyTab } from '../../kit/lazy-tab'
import { PendingQuery } from '../../kit/pending-query'
import { useOverview } from '../../kit/state/use-overview'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { DifferenceQueue } from './difference-queue'
import styles from './overview.module.css'
import { OverviewTiles } from './overview-tiles'
import { StuckPayments } from './stuck-payments'
import { WaitingRequests } from './waiting-requests'

/** Loaded separately: it is below the queues, and has its own tables and charts. */
const LazyToday = lazyTab(async () => (await import(/* webpackChunkName: "today" */ './today')).Today)

/** Queues first, sales of today last; each part where the role may read it. */
export const Dashboard = () => {
  const t = useOverviewTexts()
  const query = useOverview()
  const overview = query.data
  const pending = <PendingQuery query={query} failed={t('failed')} lines={12} />
  if (!overview) return pending
  return (
    <>
      {pending}
      <OverviewTiles overview={overview} />
      <div className={styles.columns}>
        {overview.requests && <WaitingRequests overview={overview} />}
        <Stack>
          <StuckPayments overview={overview} />
          <DifferenceQueue overview={overview} />
        </Stack>
        {(overview.sales || overview.seats) && <LazyToday />}
      </div>
    </>
  )
}
