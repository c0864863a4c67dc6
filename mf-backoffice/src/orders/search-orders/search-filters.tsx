import { ORDER_STATUSES } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { FilterBar } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import { useSearchState } from '../../kit/use-search-state'
import { SEARCH_DAYS, toOrderSearch } from '../domain/order-search'
import { ORDERS_ADDRESS } from '../domain/orders-address'
import { toDay } from '../domain/relative-day'
import { useOrdersTexts } from '../texts/use-orders-texts'
import { useFoundOrders } from './use-found-orders'

/** Recomputes each minute what today means. */
const MINUTE_MS = 60_000

/** Filters of the order search, in a row. */
export const SearchFilters = ({ saved, actions }: { saved?: ReactNode; actions?: ReactNode }) => {
  const t = useOrdersTexts()
  const now = useNow(MINUTE_MS)
  const lines = useLineNames().data ?? []
  const { values, find, setFilters } = useSearchState(ORDERS_ADDRESS)
  const isBusy = useFoundOrders(toOrderSearch(values)).isFetching
  const formatChosen = (chosen: readonly string[] = []) =>
    chosen.length > 0 ? t('search.chosen', { count: chosen.length }) : t('common.all')
  /** A relative day stays relative while its field is unchanged. */
  const unchangedDays = (typed: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      SEARCH_DAYS.flatMap((name) => (typed[name] === toDay(values[name], now) ? [[name, values[name]]] : [])),
    )
  return (
    <FilterBar
      label={t('nav.search')}
      searchLabel={t('common.search')}
      clearLabel={t('common.clear')}
      busy={isBusy}
      saved={saved}
      actions={actions}
      onSearch={(typed) => find({ ...typed, ...unchangedDays(typed), sort: values.sort })}
      onClear={() => setFilters({})}
      filters={[
        {
          kind: 'search',
          name: 'q',
          label: t('search.qLabel'),
          value: values.q,
          hint: t('search.q'),
          maxLength: 100,
        },
        ...SEARCH_DAYS.map((name) => ({
          kind: 'date' as const,
          name,
          label: t(`search.${name}`),
          value: toDay(values[name], now),
        })),
        {
          kind: 'choices',
          name: 'line',
          label: t('common.line'),
          value: values.line.join(','),
          options: lines.map(({ lineCode, lineName }) => ({ value: lineCode, label: lineName })),
          summary: formatChosen(values.line),
        },
        {
          kind: 'choices',
          name: 'status',
          label: t('common.state'),
          value: values.status.join(','),
          options: ORDER_STATUSES.map((status) => ({
            value: status,
            label: t(`status.${status === 'used' ? 'usedOrCollected' : status}`),
          })),
          summary: formatChosen(values.status),
        },
      ]}
    />
  )
}
