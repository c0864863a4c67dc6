import { useBookingTexts } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { Card, EmptyState } from '@shuttle/ui'
import { type DataColumn, type DataSort, DataTable } from '@shuttle/ui/backoffice'
import type { FoundOrder, OrderSort } from '@shuttle/wire/staff'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { isEmptyFilter } from '../domain/order-search'
import { OrderStateMark } from '../order-state-mark'
import { useOrdersTexts } from '../texts/use-orders-texts'
import { useFoundOrders } from './use-found-orders'
import { useSearchAddress } from './use-search-address'

const SORTS = {
  NEWEST: { column: 'placed', isDescending: true },
  OLDEST: { column: 'placed', isDescending: false },
  TRAVEL_FIRST: { column: 'travel', isDescending: false },
  TRAVEL_LAST: { column: 'travel', isDescending: true },
} as const satisfies Record<OrderSort, DataSort>

const toSort = ({ column, isDescending }: DataSort): OrderSort => {
  if (column === 'travel') return isDescending ? 'TRAVEL_LAST' : 'TRAVEL_FIRST'
  return isDescending ? 'NEWEST' : 'OLDEST'
}

const useColumns = (): DataColumn<FoundOrder>[] => {
  const t = useOrdersTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const formatPassenger = ({ passengerName, maskedEmail, passengerCount }: FoundOrder): string => {
    const name = passengerName ?? maskedEmail
    if (passengerCount <= 1) return name ?? t('search.noName')
    return name === undefined ? t('search.moreNoName', { passengerCount }) : t('search.more', { name, passengerCount })
  }
  return [
    { id: 'order', header: t('search.order'), cell: ({ orderNo }) => orderNo, isRowHeader: true },
    {
      id: 'placed',
      header: t('search.placed'),
      cell: ({ placedAt }) => formatDateTime(placedAt, language),
      sortable: true,
      isSpare: true,
    },
    { id: 'passenger', header: t('search.passenger'), cell: formatPassenger },
    {
      id: 'trip',
      header: t('search.trip'),
      cell: ({ originName, destinationName }) => `${originName} → ${destinationName}`,
    },
    {
      id: 'travel',
      header: t('search.travel'),
      cell: ({ travelDate, beginTime, fareType }) =>
        `${formatDate(travelDate, language, 'short')} ${beginTime ?? tBooking(`fareType.${fareType}`)}`,
      sortable: true,
    },
    { id: 'tickets', header: t('search.tickets'), cell: ({ tickets }) => tickets, align: 'end', isSpare: true },
    {
      id: 'due',
      header: t('search.due'),
      cell: ({ due, currency }) => formatMoney(due, currency),
      align: 'end',
      isSpare: true,
    },
    {
      id: 'refunded',
      header: t('search.refunded'),
      cell: ({ refunded, currency }) => (refunded > 0 ? formatMoney(refunded, currency) : ''),
      align: 'end',
      isSpare: true,
    },
    { id: 'state', header: t('search.state'), cell: (order) => <OrderStateMark {...order} /> },
  ]
}

/** One page of the orders that match; a row opens beside the table. */
export const OrderTable = () => {
  const t = useOrdersTexts()
  const toFailureText = useStaffFailureText()
  const { search, opened, setFilters, toNext, toPrevious, open } = useSearchAddress()
  const columns = useColumns()
  const query = useFoundOrders(search)
  const texts = useTableTexts({
    empty: t('search.empty'),
    emptyHint: t('search.emptyHint'),
    failed: t('search.failed'),
    failedHint: toFailureText(query.error),
  })
  if (isEmptyFilter(search.filters))
    return (
      <Card>
        <EmptyState title={t('search.begin')}>{t('search.beginHint')}</EmptyState>
      </Card>
    )
  const { rows, total = 0, next } = query.data ?? {}
  return (
    <DataTable
      caption={t('search.caption')}
      columns={columns}
      rows={rows}
      rowId={({ orderNo }) => orderNo}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      sort={SORTS[search.sort]}
      onSort={(sort) => setFilters({ ...search, sort: toSort(sort), after: '' })}
      onRow={({ orderNo }) => open(orderNo)}
      selected={opened}
      height="page"
      paging={{
        summary: t('search.summary', { rows: rows?.length ?? 0, count: total }),
        onPrevious: search.after === '' ? undefined : toPrevious,
        onNext: next === undefined ? undefined : () => toNext(next),
      }}
      texts={texts}
    />
  )
}
