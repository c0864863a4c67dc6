import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import type { DataColumn } from '@shuttle/ui/desk'
import type { FileMoney, OrderFile } from '../../calls/order-file'
import { PlainTable } from '../../components/plain-table'
import { useOrderTexts } from '../../i18n/use-order-texts'

type Row = FileMoney & { kind: 'refund' | 'request' }

/** What went back, and what was asked for. */
export const MoneyList = ({ file: { refunds, requests } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const rows: Row[] = [
    ...requests.map((row) => ({ ...row, kind: 'request' as const })),
    ...refunds.map((row) => ({ ...row, kind: 'refund' as const })),
  ]
  const columns: DataColumn<Row>[] = [
    { id: 'number', header: t('money.number'), cell: ({ number }) => number },
    { id: 'kind', header: t('money.kind'), cell: ({ kind }) => t(`money.${kind}`) },
    { id: 'at', header: t('money.at'), cell: ({ at }) => formatDateTime(at, language) },
    { id: 'fee', header: t('money.fee'), cell: ({ fee, currency }) => formatMoney(fee, currency), align: 'end' },
    {
      id: 'total',
      header: t('money.total'),
      cell: ({ total, currency }) => formatMoney(total, currency),
      align: 'end',
    },
    { id: 'state', header: t('money.state'), cell: ({ state }) => state },
  ]
  return (
    <PlainTable
      title={t('money.title')}
      caption={t('money.caption')}
      empty={t('money.empty')}
      columns={columns}
      rows={rows}
      rowId={({ number }) => number}
    />
  )
}
