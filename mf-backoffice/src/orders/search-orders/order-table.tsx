import { useBookingTexts } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { Card, EmptyState } from '@shuttle/ui'
import type { DataColumn, DataSort } from '@shuttle/ui/backoffice'
import type { FoundOrder, OrderSort } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useSearchState } from '../../kit/use-search-state'
import { isEmptyFilter, toOrderSearch } from '../domain/order-search'
import { ORDERS_ADDRESS } from '../domain/orders-address'
import { OrderStateMark } from '../order-state-mark'
import { useOrdersTexts } from '../texts/use-orders-texts'
import { useFoundOrders } from './use-found-orders'

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
    if (passengerCount <= 1) return name ?? t('common.noName')
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
    { id: 'passenger', header: t('common.passenger'), cell: formatPassenger },
    {
      id: 'trip',
      header: t('common.line'),
      cell: ({ originName, destinationName }) => `${originName} → ${destinationName}`,
    },
    {
      id: 'travel',
      header: t('common.travel'),
      cell: ({ travelDate, beginTime, fareType }) =>
        `${formatDate(travelDate, language, 'short')} ${beginTime ?? tBooking(`fareType.${fareType}`)}`,
      sortable: true,
    },
    { id: 'tickets', header: t('common.tickets'), cell: ({ tickets }) => tickets, align: 'end', isSpare: true },
    {
      id: 'due',
      header: t('common.amount'),
      cell: ({ due, currency }) => formatMoney(due, currency),
      align: 'end',
      isSpare: true,
    },
    {
      id: 'refunded',
      header: t('common.refunded'),
      cell: ({ refunded, currency }) => (refunded > 0 ? formatMoney(refunded, currency) : ''),
      align: 'end',
      isSpare: true,
    },
    { id: 'state', header: t('common.state'), cell: (order) => <OrderStateMark {...order} /> },
  ]
}

/** One page of the orders that match; a row opens beside the table. */
export const OrderTable = () => {
  const t = useOrdersTexts()
  const search = useSearchState(ORDERS_ADDRESS)
  const { values, narrow } = search
  const found = toOrderSearch(values)
  const columns = useColumns()
  const query = useFoundOrders(found)
  if (isEmptyFilter(found.filters))
    return (
      <Card>
        <EmptyState title={t('search.begin')}>{t('search.beginHint')}</EmptyState>
      </Card>
    )
  return (
    <ResourceList
      caption={t('search.caption')}
      columns={columns}
      query={query}
      rows={query.data?.rows}
      rowId={({ orderNo }) => orderNo}
      sort={SORTS[values.sort]}
      onSort={(sort) => narrow({ sort: toSort(sort) })}
      search={search}
      next={query.data?.next}
      summary={(rows) => t('search.summary', { rows, count: query.data?.total ?? 0 })}
      texts={{
        empty: t('search.empty'),
        emptyHint: t('search.emptyHint'),
        failed: t('search.failed'),
      }}
    />
  )
}
