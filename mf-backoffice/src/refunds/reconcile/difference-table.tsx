import { usePayTypeName } from '@shuttle/booking'
import { civilDateAt } from '@shuttle/domain'
import type { ProviderMoney } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { Difference } from '@shuttle/wire/staff'
import { formatProviderMoney } from '../../kit/domain/provider-money'
import { ResourceList } from '../../kit/resource-list'
import { useKindName } from '../../kit/use-kind-name'
import { useSearchState } from '../../kit/use-search-state'
import { RECONCILIATION_ADDRESS } from '../domain/reconciliation-address'
import { useDifferences } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'
import { DifferenceMark } from './difference-mark'
import styles from './reconcile.module.css'

const useColumns = (showsState: boolean): DataColumn<Difference>[] => {
  const t = useReconciliationTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const toName = useKindName()
  const formatProviderTotal = (money: ProviderMoney | undefined) => (money ? formatProviderMoney(money) : '-')
  const state: DataColumn<Difference> = {
    id: 'state',
    header: t('common.state'),
    cell: (difference) => <DifferenceMark difference={difference} />,
  }
  return [
    { id: 'kind', header: t('common.kind'), cell: ({ kind }) => toName(kind), isRowHeader: true },
    { id: 'ours', header: t('difference.ours'), cell: ({ ours }) => formatProviderTotal(ours), align: 'end' },
    { id: 'theirs', header: t('difference.theirs'), cell: ({ theirs }) => formatProviderTotal(theirs), align: 'end' },
    { id: 'provider', header: t('common.paymentMethod'), cell: ({ payType }) => toPayTypeName(payType), isSpare: true },
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
  const search = useSearchState(RECONCILIATION_ADDRESS)
  const { values: filter, narrow } = search
  const query = useDifferences(filter)
  const columns = useColumns(filter.state === 'all')
  const { rows, next } = query.data ?? {}
  const isNarrowed = filter.kind !== '' || filter.payType !== '' || filter.day !== ''
  return (
    <Card title={t('difference.title')}>
      <ResourceList
        caption={t('difference.title')}
        columns={columns}
        query={query}
        rows={query.data?.rows}
        rowId={({ differenceNo }) => differenceNo}
        search={search}
        paging={
          filter.after === '' && next === undefined
            ? undefined
            : {
                summary: t('difference.summary', { count: rows?.length ?? 0 }),
                onPrevious: filter.after === '' ? undefined : () => narrow({ after: '' }),
                onNext: next === undefined ? undefined : () => narrow({ after: next }),
              }
        }
        isPlain
        texts={{
          empty: filter.state === 'open' ? t('common.noOpenDifferences') : t('difference.none'),
          emptyHint: isNarrowed ? t('common.fewerFilters') : undefined,
          failed: t('difference.failed'),
          previous: t('difference.first'),
        }}
      />
    </Card>
  )
}
