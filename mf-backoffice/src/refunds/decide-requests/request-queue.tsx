import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import type { QueuedRequest } from '@shuttle/wire/staff'
import { searchQuery } from '../../kit/domain/search-address'
import { RequestStateMark } from '../../kit/request-state-mark'
import { ResourceList } from '../../kit/resource-list'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useAgeText } from '../../kit/use-age-text'
import { useSearchState } from '../../kit/use-search-state'
import { countRequests } from '../domain/count-requests'
import { REQUESTS_ADDRESS } from '../domain/requests-address'
import { useRequests } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'

const Age = ({ row: { state, isOverdue, ageMinutes } }: { row: QueuedRequest }) => {
  const t = useRequestsTexts()
  const age = useAgeText()(ageMinutes)
  if (state !== 'waiting') return <RequestStateMark state={state} />
  return isOverdue ? (
    <StateMark glyph="attention" tone="danger">
      {t('requests.late', { age })}
    </StateMark>
  ) : (
    <StateMark glyph="waiting" tone="warning">
      {age}
    </StateMark>
  )
}

const useColumns = (): Record<'full' | 'beside', DataColumn<QueuedRequest>[]> => {
  const t = useRequestsTexts()
  const moneyT = useMoneyTexts()
  const language = useLanguage()
  const formatReason = ({ reason, hasProof }: QueuedRequest) => {
    const name = moneyT(`reason.${reason}`)
    return hasProof ? t('requests.reasonWithProof', { reason: name }) : name
  }
  const refund = ({ refund: cents, currency }: QueuedRequest) => formatMoney(cents, currency)
  const passenger = ({ passenger: name, maskedEmail }: QueuedRequest) => name ?? maskedEmail ?? t('common.noName')
  return {
    full: [
      { id: 'request', header: t('requests.number'), cell: ({ requestNo }) => requestNo, isRowHeader: true },
      { id: 'passenger', header: t('common.passenger'), cell: passenger },
      { id: 'reason', header: t('common.reason'), cell: formatReason },
      { id: 'tickets', header: t('common.tickets'), cell: ({ ticketCount }) => ticketCount, align: 'end' },
      { id: 'refund', header: t('common.refund'), cell: refund, align: 'end' },
      { id: 'age', header: t('requests.age'), cell: (row) => <Age row={row} /> },
      { id: 'answer', header: t('requests.answerBy'), cell: ({ answerBy }) => formatDate(answerBy, language, 'short') },
    ],
    beside: [
      {
        // The same cell id as above, so that the pressed row retains the focus.
        id: 'request',
        header: t('common.passenger'),
        cell: (row) => (
          <>
            {passenger(row)}
            <span className={styles.second}>{formatReason(row)}</span>
            <span className={styles.second}>
              <Age row={row} />
            </span>
          </>
        ),
        isRowHeader: true,
      },
      {
        id: 'refund',
        header: t('common.refund'),
        cell: (row) => <span className={styles.whole}>{refund(row)}</span>,
        align: 'end',
      },
    ],
  }
}

/** One page of the queue, the oldest first; beside an open request its rows are short. */
export const RequestQueue = () => {
  const t = useRequestsTexts()
  const search = useSearchState(REQUESTS_ADDRESS)
  const { values, opened } = search
  const columns = useColumns()
  const query = useRequests(values)
  const count = (query.data && countRequests(query.data, values.state)) ?? 0
  const isWaiting = Object.keys(searchQuery(REQUESTS_ADDRESS, { ...values, request: '' })).length === 0
  return (
    <ResourceList
      caption={t('nav.requests')}
      columns={opened === '' ? columns.full : columns.beside}
      query={query}
      rows={query.data?.rows}
      rowId={({ requestNo }) => requestNo}
      search={search}
      next={query.data?.next}
      summary={(rows) => t('requests.summary', { rows, count })}
      texts={{
        empty: t(isWaiting ? 'requests.noneWaiting' : 'requests.empty'),
        emptyHint: t(isWaiting ? 'requests.noneWaitingHint' : 'common.fewerFilters'),
        failed: t('requests.failed'),
      }}
    />
  )
}
