import { DescriptionList } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Stack } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { Disruption } from '@shuttle/wire/staff'
import { useEffect } from 'react'
import { PendingQuery } from '../../kit/pending-query'
import { useSearchState } from '../../kit/use-search-state'
import { DISRUPTION_ADDRESS } from '../domain/disruption-address'
import { toProgress } from '../domain/disruption-progress'
import { useDisruption, useRefreshDisruptions } from '../state/use-disruptions'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import { formatRefunds, useRidesText } from '../use-rides-text'
import styles from './declare-disruption.module.css'
import { DisruptedOrders } from './disrupted-orders'
import { DisruptionMark } from './disruption-mark'
import { MoveDisruption } from './move-disruption'

const DisruptionDetails = ({ disruption }: { disruption: Disruption }) => {
  const t = useDisruptionTexts()
  const language = useLanguage()
  const { counts, endedAt } = disruption
  const { done, total } = toProgress(counts)
  const text = t('panel.progressOf', { done, total })
  const countOf = (state: keyof Disruption['counts']) => counts[state] || ''
  return (
    <Stack>
      <div>
        <progress className={styles.progress} aria-label={t('panel.progress')} max={Math.max(1, total)} value={done} />
        <p role="status">{text}</p>
      </div>
      <DescriptionList
        items={[
          { name: t('panel.refunded'), value: countOf('refunded') },
          { name: t('panel.tickets'), value: disruption.tickets || '' },
          { name: t('panel.sums'), value: formatRefunds(disruption.sums) },
          { name: t('panel.coupons'), value: disruption.coupons || '' },
          { name: t('panel.cancelled'), value: countOf('cancelled') },
          { name: t('panel.nothingToRefund'), value: countOf('not-refunded') },
          { name: t('panel.waiting'), value: countOf('waiting') },
          { name: t('common.reason'), value: disruption.reason },
          { name: t('list.declared'), value: formatDateTime(disruption.declaredAt, language) },
          { name: t('panel.ended'), value: endedAt === undefined ? '' : formatDateTime(endedAt, language) },
          { name: t('panel.sold'), value: t(disruption.isSoldAgain ? 'panel.soldAgain' : 'panel.notSold') },
        ]}
      />
      <DisruptedOrders disruption={disruption} list="failed" count={counts.failed ?? 0} />
      <DisruptedOrders disruption={disruption} list="checked" count={disruption.checkedTickets} />
    </Stack>
  )
}

/** One disruption: its progress, its refunds, the orders that staff have to check, and its actions. */
export const DisruptionPanel = () => {
  const t = useDisruptionTexts()
  const formatRides = useRidesText()
  const refresh = useRefreshDisruptions()
  const { opened, open } = useSearchState(DISRUPTION_ADDRESS)
  const query = useDisruption(opened)
  const disruption = query.data
  const state = disruption?.state
  useEffect(() => {
    // The list shows the end as well.
    if (state === 'done') void refresh()
  }, [state, refresh])
  return (
    <SidePanel
      open={opened !== ''}
      onClose={() => open('')}
      title={disruption ? formatRides(disruption) : opened}
      closeLabel={t('page.close')}
      mark={disruption && <DisruptionMark state={disruption.state} />}
      actions={disruption && <MoveDisruption disruption={disruption} />}
    >
      {disruption && <DisruptionDetails disruption={disruption} />}
      {!disruption && <PendingQuery query={query} failed={t('panel.failed')} loading={t('page.loading')} />}
    </SidePanel>
  )
}
