import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { LedgerEntry } from '@shuttle/wire/staff'
import { RefundStateMark } from '../../kit/refund-state-mark'
import { ResourceList } from '../../kit/resource-list'
import { useSearchState } from '../../kit/use-search-state'
import { LEDGER_ADDRESS } from '../domain/ledger-address'
import { useLedger } from '../state/use-ledger'
import { useLedgerTexts } from '../texts/use-ledger-texts'

const useColumns = (): DataColumn<LedgerEntry>[] => {
  const t = useLedgerTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  return [
    { id: 'refund', header: t('ledger.refundNo'), cell: ({ refundNo }) => refundNo, isRowHeader: true },
    { id: 'state', header: t('common.state'), cell: ({ state }) => <RefundStateMark state={state} /> },
    { id: 'amount', header: t('ledger.refund'), cell: (row) => formatMoney(row.refund, row.currency), align: 'end' },
    { id: 'provider', header: t('common.paymentMethod'), cell: ({ payType }) => toPayTypeName(payType), isSpare: true },
    { id: 'attempts', header: t('ledger.attempts'), cell: ({ attempts }) => attempts, align: 'end', isSpare: true },
    { id: 'order', header: t('common.order'), cell: ({ orderNo }) => orderNo, isSpare: true, isLong: true },
    {
      id: 'accepted',
      header: t('ledger.acceptedAt'),
      cell: ({ acceptedAt }) => formatDateTime(acceptedAt, language),
    },
    {
      id: 'made',
      header: t('ledger.madeBy'),
      cell: ({ makerName, madeBy }) => makerName ?? madeBy ?? '-',
      isSpare: true,
    },
  ]
}

/** One page of the ledger, the newest first; a row opens beside the table. */
export const LedgerTable = () => {
  const t = useLedgerTexts()
  const search = useSearchState(LEDGER_ADDRESS)
  const { state } = search.values
  const columns = useColumns()
  const query = useLedger(search.values)
  const { counts, total = 0 } = query.data ?? {}
  const count = state === '' ? total : (counts?.[state] ?? 0)
  return (
    <ResourceList
      caption={t('ledger.caption')}
      columns={columns}
      query={query}
      rows={query.data?.rows}
      rowId={({ refundNo }) => refundNo}
      search={search}
      next={query.data?.next}
      summary={(rows) => t('ledger.summary', { rows, count })}
      texts={{
        empty: t('common.noSuchRefund'),
        emptyHint: t('common.fewerFilters'),
        failed: t('ledger.failed'),
      }}
    />
  )
}
