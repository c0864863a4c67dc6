import { useNow } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { FilterBar } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import { ORDER_STATUS_BY_CODE } from '../../calls/order-status-codes'
import { type OrderFilter, toDay } from '../../domain/order-search'
import { useOrdersTexts } from '../../i18n/use-orders-texts'
import { useFoundOrders } from './use-found-orders'
import { useSearchAddress } from './use-search-address'

/** Recomputes each minute what today means. */
const MINUTE_MS = 60_000
const DAYS = ['placedFrom', 'placedTo', 'travelFrom', 'travelTo'] as const

/** Filters of the order search, in a row. */
export const SearchFilters = ({ saved, actions }: { saved?: ReactNode; actions?: ReactNode }) => {
  const t = useOrdersTexts()
  const now = useNow(MINUTE_MS)
  const lines = useLineNames().data ?? []
  const { search, setFilters } = useSearchAddress()
  const { filter } = search
  const isBusy = useFoundOrders(search).isFetching
  const formatChosen = (list: string | undefined) =>
    list ? t('search.chosen', { count: list.split(',').length }) : t('search.all')
  const find = (typed: Readonly<Record<string, string>>) => {
    // A relative day stays relative while its field is unchanged.
    const days = DAYS.filter((day) => typed[day] && typed[day] === toDay(filter[day], now)).map((day) => [
      day,
      filter[day],
    ])
    const next = { ...typed, ...Object.fromEntries(days) } as OrderFilter
    setFilters({ filter: next, sort: search.sort, after: '' })
  }
  return (
    <FilterBar
      label={t('search.filter')}
      searchLabel={t('search.submit')}
      clearLabel={t('search.clear')}
      busy={isBusy}
      saved={saved}
      actions={actions}
      onSearch={find}
      onClear={() => setFilters({ filter: {}, sort: 'NEWEST', after: '' })}
      filters={[
        {
          kind: 'search',
          name: 'q',
          label: t('search.qLabel'),
          value: filter.q ?? '',
          hint: t('search.q'),
          maxLength: 100,
        },
        ...DAYS.map((name) => ({
          kind: 'date' as const,
          name,
          label: t(`search.${name}`),
          value: toDay(filter[name], now),
        })),
        {
          kind: 'choices',
          name: 'line',
          label: t('search.line'),
          value: filter.line ?? '',
          options: lines.map(({ lineCode, lineName }) => ({ value: lineCode, label: lineName })),
          summary: formatChosen(filter.line),
        },
        {
          kind: 'choices',
          name: 'status',
          label: t('search.status'),
          value: filter.status ?? '',
          options: ORDER_STATUS_BY_CODE.map(([value, status]) => ({
            value,
            label: t(`status.${status === 'used' ? 'usedOrCollected' : status}`),
          })),
          summary: formatChosen(filter.status),
        },
      ]}
    />
  )
}
