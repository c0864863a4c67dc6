import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import type { Overview, QueuedRequest } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { useSectionLink } from '../../kit/addresses/use-section-link'
import { orderHref, REQUESTS } from '../../paths'
import { useOverviewTexts } from '../texts/use-overview-texts'
import styles from './overview.module.css'
import { formatTotal, useAgeAt } from './overview-labels'
import { QueueCard } from './queue-card'
import { TwoLines } from './two-lines'

/** From this age on a request is marked. Milliseconds. */
const OLD_MS = 2 * 86_400_000

/** Waiting refund requests, the oldest first. */
export const WaitingRequests = ({ overview }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const formatAge = useAgeAt(overview.readAt)
  const linkTo = useSectionLink()
  if (!overview.requests) return null
  const columns: DataColumn<QueuedRequest>[] = [
    {
      id: 'number',
      header: t('common.order'),
      cell: ({ requestNo, orderNo, passenger, maskedEmail }) => (
        <TwoLines below={passenger ?? maskedEmail ?? t('common.noName')}>
          <Link to={linkTo(REQUESTS, { request: requestNo }) ?? orderHref(orderNo)}>{orderNo}</Link>
        </TwoLines>
      ),
      isRowHeader: true,
    },
    {
      id: 'reason',
      header: t('common.reason'),
      cell: ({ reason, hasProof }) => (
        <TwoLines below={hasProof && t('common.withProof')}>{t(`reason.${reason}`)}</TwoLines>
      ),
    },
    {
      id: 'refund',
      header: t('common.refund'),
      cell: ({ requestedAt, isOverdue, refund, currency }) => (
        <TwoLines
          below={
            overview.readAt - requestedAt >= OLD_MS ? (
              <span className={styles.whole}>
                <StateMark glyph="waiting" tone={isOverdue ? 'danger' : 'warning'}>
                  {formatAge(requestedAt)}
                </StateMark>
              </span>
            ) : (
              formatAge(requestedAt)
            )
          }
        >
          {formatTotal({ total: refund, currency })}
        </TwoLines>
      ),
      align: 'end',
    },
  ]
  return (
    <QueueCard
      title={t('nav.requests')}
      empty={t('requests.empty')}
      all={{ to: linkTo(REQUESTS), label: t('requests.open') }}
      columns={columns}
      rows={overview.requests.rows}
      rowId={({ requestNo }) => requestNo}
    />
  )
}
