import { ORDER_STATUSES } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { FilterBar } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import { orderSearchQuery, readOrderSearch, SEARCH_DAYS, toDay } from '../domain/order-search'
import { useOrdersTexts } from '../texts/use-orders-texts'
import { useFoundOrders } from './use-found-orders'
import { useSearchAddress } from './use-search-address'

/** Recomputes each minute what today means. */
const MINUTE_MS = 60_000

/** Filters of the order search, in a row. */
export const SearchFilters = ({ saved, actions }: { saved?: ReactNode; actions?: ReactNode }) => {
  const t = useOrdersTexts()
  const now = useNow(MINUTE_MS)
  const lines = useLineNames().data ?? []
  const { search, setFilters } = useSearchAddress()
  const { filters } = search
  const { q = '', line = '', status = '' } = orderSearchQuery(search)
  const isBusy = useFoundOrders(search).isFetching
  const formatChosen = (chosen: readonly string[] = []) =>
    chosen.length > 0 ? t('search.chosen', { count: chosen.length }) : t('search.all')
  const find = (typed: Readonly<Record<string, string>>) => {
    // A relative day stays relative while its field is unchanged.
    const days = SEARCH_DAYS.flatMap((name) => {
      const day = filters[name]
      return day && typed[name] === toDay(day, now) ? [[name, day]] : []
    })
    const next = new URLSearchParams({ ...typed, ...Object.fromEntries(days) })
    setFilters({ ...readOrderSearch(next), sort: search.sort })
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
      onClear={() => setFilters({ filters: {}, sort: 'NEWEST', after: '' })}
      filters={[
        {
          kind: 'search',
          name: 'q',
          label: t('search.qLabel'),
          value: q,
          hint: t('search.q'),
          maxLength: 100,
        },
        ...SEARCH_DAYS.map((name) => ({
          kind: 'date' as const,
          name,
          label: t(`search.${name}`),
          value: toDay(filters[name], now),
        })),
        {
          kind: 'choices',
          name: 'line',
          label: t('search.line'),
          value: line,
          options: lines.map(({ lineCode, lineName }) => ({ value: lineCode, label: lineName })),
          summary: formatChosen(filters.lineCodes),
        },
        {
          kind: 'choices',
          name: 'status',
          label: t('search.status'),
          value: status,
          options: ORDER_STATUSES.map((status) => ({
            value: status,
            label: t(`status.${status === 'used' ? 'usedOrCollected' : status}`),
          })),
          summary: formatChosen(filters.statuses),
        },
      ]}
    />
  )
}
