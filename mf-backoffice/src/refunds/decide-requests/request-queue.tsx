import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { type DataColumn, DataTable, StateMark } from '@shuttle/ui/backoffice'
import type { QueuedRequest } from '@shuttle/wire/staff'
import { RequestStateMark } from '../../kit/request-state-mark'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { toTableState } from '../../kit/to-table-state'
import { useAgeText } from '../../kit/use-age-text'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { countRequests, requestQuery } from '../domain/request-filter'
import { useRequests } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'
import { useRequestsAddress } from './use-requests-address'

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
  const passenger = ({ passenger: name, maskedEmail }: QueuedRequest) => name ?? maskedEmail ?? t('requests.noName')
  return {
    full: [
      { id: 'request', header: t('requests.number'), cell: ({ requestNo }) => requestNo, isRowHeader: true },
      { id: 'passenger', header: t('requests.passenger'), cell: passenger },
      { id: 'reason', header: t('requests.reason'), cell: formatReason },
      { id: 'tickets', header: t('requests.tickets'), cell: ({ ticketCount }) => ticketCount, align: 'end' },
      { id: 'refund', header: t('requests.refund'), cell: refund, align: 'end' },
      { id: 'age', header: t('requests.age'), cell: (row) => <Age row={row} /> },
      { id: 'answer', header: t('requests.answerBy'), cell: ({ answerBy }) => formatDate(answerBy, language, 'short') },
    ],
    beside: [
      {
        // The same cell id as above, so that the pressed row retains the focus.
        id: 'request',
        header: t('requests.passenger'),
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
        header: t('requests.refund'),
        cell: (row) => <span className={styles.whole}>{refund(row)}</span>,
        align: 'end',
      },
    ],
  }
}

/** One page of the queue, the oldest first; beside an open request its rows are short. */
export const RequestQueue = () => {
  const t = useRequestsTexts()
  const toFailureText = useStaffFailureText()
  const { filter, opened, toNext, toPrevious, open } = useRequestsAddress()
  const columns = useColumns()
  const query = useRequests(filter)
  const isWaiting = Object.keys(requestQuery(filter)).length === 0
  const texts = useTableTexts({
    empty: t(isWaiting ? 'requests.noneWaiting' : 'requests.empty'),
    emptyHint: t(isWaiting ? 'requests.noneWaitingHint' : 'requests.emptyHint'),
    failed: t('requests.failed'),
    failedHint: toFailureText(query.error),
  })
  const { rows, next } = query.data ?? {}
  return (
    <DataTable
      caption={t('requests.caption')}
      columns={opened === '' ? columns.full : columns.beside}
      rows={rows}
      rowId={({ requestNo }) => requestNo}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={({ requestNo }) => open(requestNo)}
      selected={opened}
      height="page"
      paging={{
        summary: t('requests.summary', {
          rows: rows?.length ?? 0,
          count: (query.data && countRequests(query.data, filter.view)) ?? 0,
        }),
        onPrevious: filter.after === '' ? undefined : toPrevious,
        onNext: next === undefined ? undefined : () => toNext(next),
      }}
      texts={texts}
    />
  )
}
