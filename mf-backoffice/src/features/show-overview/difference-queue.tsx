import { usePayTypeName } from '@shuttle/booking'
import { type DataColumn, StateMark } from '@shuttle/ui/desk'
import { Link } from 'react-router-dom'
import { useDeskLink } from '../../addresses/use-desk-link'
import type { OpenDifference, Overview } from '../../calls/overview'
import { useOverviewTexts } from '../../i18n/use-overview-texts'
import { orderHref, RECONCILIATION } from '../../paths'
import { QueueCard } from './queue-card'
import { TwoLines } from './two-lines'
import { sayMoney, useAgeText } from './use-overview-words'

/** Money that is not where the ledger says, the oldest first. */
export const DifferenceQueue = ({ overview }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const sayAge = useAgeText(overview.readAt)
  const toPayTypeName = usePayTypeName()
  const linkTo = useDeskLink()
  if (!overview.differences) return null
  const columns: DataColumn<OpenDifference>[] = [
    {
      id: 'kind',
      header: t('differences.kind'),
      cell: ({ number, kind, orderNo }) => (
        <Link to={linkTo(RECONCILIATION, { difference: number }) ?? orderHref(orderNo)}>
          <StateMark glyph="differs" tone="danger">
            {t(kind === 'SETTLED_TWICE' ? 'differences.SETTLED_TWICE' : 'differences.other')}
          </StateMark>
        </Link>
      ),
      isRowHeader: true,
    },
    {
      id: 'number',
      header: t('differences.number'),
      cell: ({ orderNo, payType }) => <TwoLines below={toPayTypeName(payType)}>{orderNo}</TwoLines>,
    },
    {
      id: 'amount',
      header: t('differences.amount'),
      cell: ({ foundAt, ...money }) => <TwoLines below={sayAge(foundAt)}>{sayMoney(money)}</TwoLines>,
      align: 'end',
    },
  ]
  return (
    <QueueCard
      title={t('differences.title')}
      empty={t('differences.empty')}
      all={{ to: linkTo(RECONCILIATION), label: t('differences.open') }}
      columns={columns}
      rows={overview.differences.rows}
      rowId={({ number }) => number}
    />
  )
}
