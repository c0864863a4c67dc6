import { REFUND_REASONS } from '@shuttle/domain'
import { useLineNames } from '@shuttle/queries'
import { FilterBar } from '@shuttle/ui/backoffice'
import { CountChip, CountChips } from '../../kit/count-chip'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { REQUESTS } from '../../paths'
import {
  countRequests,
  NO_FILTER,
  REQUEST_VIEWS,
  type RequestView,
  readRequestFilter,
  requestQuery,
} from '../domain/request-filter'
import { useRequests } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'
import { useRequestsAddress } from './use-requests-address'

/** Views of the queue with their counts, and its filters. */
export const RequestFilters = () => {
  const t = useRequestsTexts()
  const moneyT = useMoneyTexts()
  const lines = useLineNames().data ?? []
  const { filter, setFilters } = useRequestsAddress()
  const requestsQuery = useRequests(filter)
  const nameView = (view: RequestView) =>
    view === 'overdue' || view === 'all' ? t(`requests.${view}`) : moneyT(`requestState.${view}`)
  const hrefTo = (view: RequestView) => {
    const query = new URLSearchParams(requestQuery({ ...filter, view, after: '' })).toString()
    return query ? `${REQUESTS}?${query}` : REQUESTS
  }
  const isKnownLine = filter.line === '' || lines.some(({ lineCode }) => lineCode === filter.line)
  return (
    <FilterBar
      label={t('requests.filter')}
      searchLabel={t('requests.apply')}
      clearLabel={t('requests.clear')}
      busy={requestsQuery.isFetching && requestsQuery.isPlaceholderData}
      saved={
        <CountChips label={t('requests.parts')}>
          {REQUEST_VIEWS.map((view) => (
            <CountChip
              key={view}
              to={hrefTo(view)}
              label={nameView(view)}
              count={requestsQuery.data && countRequests(requestsQuery.data, view)}
              isCurrent={view === filter.view}
            />
          ))}
        </CountChips>
      }
      onSearch={(typed) => setFilters({ ...readRequestFilter(new URLSearchParams(typed)), view: filter.view })}
      onClear={() => setFilters({ ...NO_FILTER, view: filter.view })}
      filters={[
        {
          kind: 'choice',
          name: 'reason',
          label: t('requests.reason'),
          value: filter.reason,
          options: [
            { value: '', label: t('requests.all') },
            ...REFUND_REASONS.map((reason) => ({ value: reason, label: moneyT(`reason.${reason}`) })),
          ],
        },
        {
          kind: 'choice',
          name: 'line',
          label: t('requests.line'),
          value: filter.line,
          options: [
            { value: '', label: t('requests.all') },
            ...lines.map(({ lineCode, lineName }) => ({ value: lineCode, label: lineName })),
            // A line that is no longer on sale still has requests.
            ...(isKnownLine ? [] : [{ value: filter.line, label: filter.line }]),
          ],
        },
        {
          kind: 'choice',
          name: 'proof',
          label: t('requests.proof'),
          value: filter.proof,
          options: [
            { value: '', label: t('requests.all') },
            { value: 'yes', label: t('requests.withProof') },
            { value: 'no', label: t('requests.withoutProof') },
          ],
        },
      ]}
    />
  )
}
