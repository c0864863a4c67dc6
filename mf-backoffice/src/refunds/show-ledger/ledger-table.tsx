import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { LedgerEntry } from '@shuttle/wire/staff'
import { RefundStateMark } from '../../kit/refund-state-mark'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { useLedger } from '../state/use-ledger'
import { useLedgerTexts } from '../texts/use-ledger-texts'
import { useLedgerAddress } from './use-ledger-address'

const useColumns = (): DataColumn<LedgerEntry>[] => {
  const t = useLedgerTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  return [
    { id: 'refund', header: t('ledger.refundNo'), cell: ({ refundNo }) => refundNo, isRowHeader: true },
    { id: 'state', header: t('ledger.state'), cell: ({ state }) => <RefundStateMark state={state} /> },
    { id: 'amount', header: t('ledger.refund'), cell: (row) => formatMoney(row.refund, row.currency), align: 'end' },
    { id: 'provider', header: t('ledger.provider'), cell: ({ payType }) => toPayTypeName(payType), isSpare: true },
    { id: 'attempts', header: t('ledger.attempts'), cell: ({ attempts }) => attempts, align: 'end', isSpare: true },
    { id: 'order', header: t('ledger.order'), cell: ({ orderNo }) => orderNo, isSpare: true, isLong: true },
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
  const toFailureText = useStaffFailureText()
  const { filter, opened, toNext, toPrevious, open } = useLedgerAddress()
  const columns = useColumns()
  const query = useLedger(filter)
  const texts = useTableTexts({
    empty: t('ledger.empty'),
    emptyHint: t('ledger.emptyHint'),
    failed: t('ledger.failed'),
    failedHint: toFailureText(query.error),
  })
  const { rows, next, counts, total = 0 } = query.data ?? {}
  const count = filter.state === '' ? total : (counts?.[filter.state] ?? 0)
  return (
    <DataTable
      caption={t('ledger.caption')}
      columns={columns}
      rows={rows}
      rowId={({ refundNo }) => refundNo}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={({ refundNo }) => open(refundNo)}
      selected={opened}
      height="page"
      paging={{
        summary: t('ledger.summary', { rows: rows?.length ?? 0, count }),
        onPrevious: filter.after === '' ? undefined : toPrevious,
        onNext: next === undefined ? undefined : () => toNext(next),
      }}
      texts={texts}
    />
  )
}
