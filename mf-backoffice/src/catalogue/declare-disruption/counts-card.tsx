import { DescriptionList } from '@shuttle/booking'
import type { DisruptionScope } from '@shuttle/domain/staff'
import { hasFailed } from '@shuttle/queries'
import { Button, Card, Notice, Skeleton, Stack } from '@shuttle/ui'
import type { DisruptionCounts } from '@shuttle/wire/staff'
import { useState } from 'react'
import { PendingQuery } from '../../kit/pending-query'
import { useMay } from '../../kit/state/use-staff-index'
import { useDisruptionCounts } from '../state/use-disruptions'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import { formatRefunds } from '../use-rides-text'
import { ConfirmDisruption } from './confirm-disruption'
import styles from './declare-disruption.module.css'

const Counts = ({ counts }: { counts: DisruptionCounts }) => {
  const t = useDisruptionTexts()
  const { checkedTickets: count, checkedOrders: orders } = counts
  const items = [
    { name: t('counts.orders'), value: counts.orders },
    { name: t('counts.tickets'), value: counts.tickets },
    { name: t('counts.sums'), value: <strong>{formatRefunds(counts.sums)}</strong> },
    { name: t('panel.coupons'), value: counts.coupons },
    { name: t('counts.mails'), value: counts.mails },
    { name: t('counts.requests'), value: counts.requests },
    { name: t('counts.unpaid'), value: counts.unpaid },
    { name: t('counts.refundedBefore'), value: counts.refundedBefore },
    { name: t('counts.checked'), value: count === 0 ? 0 : t('counts.ofOrders', { count, orders }) },
  ]
  return (
    <Stack>
      <DescriptionList items={items} />
      {counts.orders + counts.unpaid === 0 && <Notice>{t('counts.nothing')}</Notice>}
      {counts.refundedBefore > 0 && <p className={styles.muted}>{t('counts.refundedBeforeNote')}</p>}
      {count > 0 && <Notice kind="warning">{t('counts.checkedNote')}</Notice>}
    </Stack>
  )
}

/** Effects of a declaration of these rides, with the declaration for roles that may make it. */
export const CountsCard = ({ rides }: { rides: DisruptionScope }) => {
  const t = useDisruptionTexts()
  const mayDeclare = useMay('disruption.declare')
  const [isConfirming, setConfirming] = useState(false)
  const query = useDisruptionCounts(rides)
  if (hasFailed(query)) return <PendingQuery query={query} failed={t('counts.failed')} />
  const counts = query.data
  return (
    <Card title={t('counts.title')}>
      {counts ? <Counts counts={counts} /> : <Skeleton label={t('counts.loading')} lines={8} />}
      {counts && mayDeclare && (
        <div className={styles.buttons}>
          <Button kind="danger" onClick={() => setConfirming(true)}>
            {t('declare.start')}
          </Button>
        </div>
      )}
      {counts && (
        <ConfirmDisruption open={isConfirming} rides={rides} counts={counts} onClose={() => setConfirming(false)} />
      )}
    </Card>
  )
}
