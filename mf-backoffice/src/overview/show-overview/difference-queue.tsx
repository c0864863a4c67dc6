import { usePayTypeName } from '@shuttle/booking'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import type { Difference, Overview } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { useSectionLink } from '../../kit/addresses/use-section-link'
import { formatProviderMoney } from '../../kit/domain/provider-money'
import { useKindName } from '../../kit/use-kind-name'
import { orderHref, RECONCILIATION } from '../../paths'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { useAgeAt } from './overview-labels'
import { QueueCard } from './queue-card'
import { TwoLines } from './two-lines'

/** Money that is not where the ledger has it, the oldest first. */
export const DifferenceQueue = ({ overview }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const formatAge = useAgeAt(overview.readAt)
  const toPayTypeName = usePayTypeName()
  const linkTo = useSectionLink()
  const toName = useKindName()
  if (!overview.differences) return null
  const columns: DataColumn<Difference>[] = [
    {
      id: 'kind',
      header: t('differences.kind'),
      cell: ({ differenceNo, kind, orderNo = '' }) => (
        <Link to={linkTo(RECONCILIATION, { difference: differenceNo }) ?? orderHref(orderNo)}>
          <StateMark glyph="differs" tone="danger">
            {toName(kind)}
          </StateMark>
        </Link>
      ),
      isRowHeader: true,
    },
    {
      id: 'number',
      header: t('common.order'),
      cell: ({ orderNo, number, payType }) => <TwoLines below={toPayTypeName(payType)}>{orderNo ?? number}</TwoLines>,
    },
    {
      id: 'amount',
      header: t('differences.amount'),
      cell: ({ foundAt, ours, theirs }) => {
        const money = theirs ?? ours
        return <TwoLines below={formatAge(foundAt)}>{money && formatProviderMoney(money)}</TwoLines>
      },
      align: 'end',
    },
  ]
  return (
    <QueueCard
      title={t('differences.title')}
      empty={t('common.noOpenDifferences')}
      all={{ to: linkTo(RECONCILIATION), label: t('differences.open') }}
      columns={columns}
      rows={overview.differences.rows}
      rowId={({ differenceNo }) => differenceNo}
    />
  )
}
