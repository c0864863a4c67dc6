import { usePayTypeName } from '@shuttle/booking'
import { civilDateAt } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { Button, Card } from '@shuttle/ui'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { Night } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { RECONCILIATION_ADDRESS } from '../domain/reconciliation-address'
import { useNights } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'
import { ComparedSums } from './compared-sums'
import { NightMark } from './night-mark'
import styles from './reconcile.module.css'

const MINUTE_MS = 60_000

const useColumns = (): DataColumn<Night>[] => {
  const t = useReconciliationTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const formatCompared = ({ payments, refunds, statementRows, unanswered, state }: Night): string =>
    [
      payments > 0 && t('night.payments', { count: payments }),
      refunds > 0 && t('night.refunds', { count: refunds }),
      statementRows !== undefined && t('night.rows', { count: statementRows }),
      // Only a statement reveals money that does not belong to us.
      statementRows === undefined && state === 'compared' && t('night.noStatement'),
      unanswered > 0 && t('night.unanswered', { count: unanswered }),
    ]
      .filter(Boolean)
      .join(language === 'en' ? ', ' : '、') || '-'
  return [
    {
      id: 'day',
      header: t('common.day'),
      cell: ({ day }) => <span className={styles.day}>{formatDate(day, language, 'short')}</span>,
    },
    { id: 'provider', header: t('common.paymentMethod'), cell: ({ payType }) => toPayTypeName(payType) },
    {
      id: 'state',
      header: t('common.state'),
      cell: (night) => (
        <>
          <NightMark night={night} />
          {night.nextAt !== undefined && (
            <span className={styles.more}>{t('night.next', { time: formatDateTime(night.nextAt, language) })}</span>
          )}
          {night.lastFault && <span className={styles.more}>{night.lastFault}</span>}
        </>
      ),
    },
    { id: 'compared', header: t('night.comparedRows'), cell: formatCompared },
    { id: 'paid', header: t('night.paid'), cell: ({ sums }) => <ComparedSums sums={sums} what="paid" />, align: 'end' },
    {
      id: 'refunded',
      header: t('night.refunded'),
      cell: ({ sums }) => <ComparedSums sums={sums} what="refunded" />,
      align: 'end',
    },
  ]
}

/** State of each day and provider, the newest first. */
export const NightTable = ({ onCompare }: { onCompare: (night: Night) => void }) => {
  const t = useReconciliationTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const today = civilDateAt(useNow(MINUTE_MS))
  const mayRun = useMay('reconciliation.run')
  const { values: filter, narrow } = useSearchState(RECONCILIATION_ADDRESS)
  const query = useNights(filter)
  const columns = useColumns()
  const { rows, next } = query.data ?? {}
  const actions: DataColumn<Night> = {
    id: 'actions',
    header: t('common.actions'),
    cell: (night) =>
      night.day >= today || night.state === 'running' ? (
        '-'
      ) : (
        <Button
          kind="soft"
          aria-label={t('run.of', { day: formatDate(night.day, language), provider: toPayTypeName(night.payType) })}
          onClick={() => onCompare(night)}
        >
          {t('run.again')}
        </Button>
      ),
  }
  return (
    <Card title={t('night.title')}>
      <ResourceList
        caption={t('night.title')}
        columns={mayRun ? [...columns, actions] : columns}
        query={query}
        rows={query.data?.rows}
        rowId={({ day, payType }) => `${day} ${payType}`}
        paging={{
          summary: t('night.summary', { count: rows?.length ?? 0 }),
          onPrevious: filter.before === '' ? undefined : () => narrow({ before: '' }),
          onNext: next === undefined ? undefined : () => narrow({ before: next }),
        }}
        isPlain
        texts={{
          empty: t('night.empty'),
          emptyHint: t('night.emptyHint'),
          failed: t('night.failed'),
          previous: t('common.newest'),
          next: t('common.older'),
        }}
      />
    </Card>
  )
}
