import { REFUND_REASONS } from '@shuttle/domain'
import { useLineNames } from '@shuttle/queries'
import { FilterBar } from '@shuttle/ui/backoffice'
import { CountChip, CountChips } from '../../kit/count-chip'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useSearchState } from '../../kit/use-search-state'
import { countRequests } from '../domain/count-requests'
import { type QueueView, REQUEST_VIEWS, REQUESTS_ADDRESS } from '../domain/requests-address'
import { useRequests } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'

/** Views of the queue with their counts, and its filters. */
export const RequestFilters = () => {
  const t = useRequestsTexts()
  const moneyT = useMoneyTexts()
  const lines = useLineNames().data ?? []
  const { values: filter, find, setFilters, narrowHref } = useSearchState(REQUESTS_ADDRESS)
  const requestsQuery = useRequests(filter)
  const nameView = (view: QueueView) =>
    view === 'overdue' || view === 'all' ? t(`requests.${view}`) : moneyT(`requestState.${view}`)
  const isKnownLine = filter.line === '' || lines.some(({ lineCode }) => lineCode === filter.line)
  return (
    <FilterBar
      label={t('requests.filter')}
      searchLabel={t('common.show')}
      clearLabel={t('common.clear')}
      busy={requestsQuery.isFetching && requestsQuery.isPlaceholderData}
      saved={
        <CountChips label={t('requests.parts')}>
          {REQUEST_VIEWS.map((view) => (
            <CountChip
              key={view}
              to={narrowHref({ state: view })}
              label={nameView(view)}
              count={requestsQuery.data && countRequests(requestsQuery.data, view)}
              isCurrent={view === filter.state}
            />
          ))}
        </CountChips>
      }
      onSearch={(typed) => find({ ...typed, state: filter.state })}
      onClear={() => setFilters({ state: filter.state })}
      filters={[
        {
          kind: 'choice',
          name: 'reason',
          label: t('common.reason'),
          value: filter.reason,
          options: [
            { value: '', label: t('requests.all') },
            ...REFUND_REASONS.map((reason) => ({ value: reason, label: moneyT(`reason.${reason}`) })),
          ],
        },
        {
          kind: 'choice',
          name: 'line',
          label: t('common.line'),
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
            { value: 'yes', label: t('common.withProof') },
            { value: 'no', label: t('requests.withoutProof') },
          ],
        },
      ]}
    />
  )
}
