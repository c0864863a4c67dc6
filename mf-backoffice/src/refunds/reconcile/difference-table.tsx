import { usePayTypeName } from '@shuttle/booking'
import { civilDateAt } from '@shuttle/domain'
import type { ProviderMoney } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { Difference } from '@shuttle/wire/staff'
import { formatProviderMoney } from '../../kit/domain/provider-money'
import { toTableState } from '../../kit/to-table-state'
import { useKindName } from '../../kit/use-kind-name'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { useDifferences } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'
import { DifferenceMark } from './difference-mark'
import styles from './reconcile.module.css'
import { useReconciliationAddress } from './use-reconciliation-address'

const useColumns = (showsState: boolean): DataColumn<Difference>[] => {
  const t = useReconciliationTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const toName = useKindName()
  const formatProviderTotal = (money: ProviderMoney | undefined) => (money ? formatProviderMoney(money) : '-')
  const state: DataColumn<Difference> = {
    id: 'state',
    header: t('difference.state'),
    cell: (difference) => <DifferenceMark difference={difference} />,
  }
  return [
    { id: 'kind', header: t('difference.kind'), cell: ({ kind }) => toName(kind), isRowHeader: true },
    { id: 'ours', header: t('difference.ours'), cell: ({ ours }) => formatProviderTotal(ours), align: 'end' },
    { id: 'theirs', header: t('difference.theirs'), cell: ({ theirs }) => formatProviderTotal(theirs), align: 'end' },
    { id: 'provider', header: t('difference.provider'), cell: ({ payType }) => toPayTypeName(payType), isSpare: true },
    {
      id: 'order',
      header: t('difference.orderOrNumber'),
      cell: ({ orderNo, number }) => <span className={styles.number}>{orderNo || number}</span>,
      isLong: true,
    },
    {
      id: 'found',
      header: t('difference.found'),
      cell: ({ foundAt }) => <span className={styles.day}>{formatDate(civilDateAt(foundAt), language, 'short')}</span>,
    },
    ...(showsState ? [state] : []),
  ]
}

/** One page of the differences that match, the oldest first; a row opens beside the table. */
export const DifferenceTable = () => {
  const t = useReconciliationTexts()
  const toFailureText = useStaffFailureText()
  const { filter, opened, setFilters, open } = useReconciliationAddress()
  const query = useDifferences(filter)
  const columns = useColumns(filter.state === 'all')
  const { rows, next } = query.data ?? {}
  const isNarrowed = filter.kind !== '' || filter.payType !== '' || filter.day !== ''
  const texts = useTableTexts({
    empty: filter.state === 'open' ? t('difference.noneOpen') : t('difference.none'),
    emptyHint: isNarrowed ? t('difference.noneHint') : undefined,
    failed: t('difference.failed'),
    failedHint: toFailureText(query.error),
    previous: t('difference.first'),
  })
  return (
    <Card title={t('difference.title')}>
      <DataTable
        caption={t('difference.title')}
        columns={columns}
        rows={rows}
        rowId={({ differenceNo }) => differenceNo}
        state={toTableState(query)}
        onRetry={() => void query.refetch()}
        onRow={({ differenceNo }) => open(differenceNo)}
        selected={opened}
        paging={
          filter.after === '' && next === undefined
            ? undefined
            : {
                summary: t('difference.summary', { count: rows?.length ?? 0 }),
                onPrevious: filter.after === '' ? undefined : () => setFilters({ ...filter, after: '' }),
                onNext: next === undefined ? undefined : () => setFilters({ ...filter, after: next }),
              }
        }
        isPlain
        texts={texts}
      />
    </Card>
  )
}
