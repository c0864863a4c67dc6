import { usePayTypeName } from '@shuttle/booking'
import { PAY_TYPES } from '@shuttle/calls/staff'
import { DIFFERENCE_KINDS } from '@shuttle/domain/staff'
import { FilterBar } from '@shuttle/ui/backoffice'
import { useKindName } from '../../kit/use-kind-name'
import { useSearchState } from '../../kit/use-search-state'
import { RECONCILIATION_ADDRESS } from '../domain/reconciliation-address'
import { useDifferences } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'

/** By state, kind, provider and day; provider and day narrow the days below too. */
export const DifferenceFilters = () => {
  const t = useReconciliationTexts()
  const toPayTypeName = usePayTypeName()
  const toName = useKindName()
  const { values: filter, find, setFilters } = useSearchState(RECONCILIATION_ADDRESS)
  const isBusy = useDifferences(filter).isFetching
  return (
    <FilterBar
      label={t('filter.label')}
      searchLabel={t('filter.apply')}
      clearLabel={t('common.clear')}
      busy={isBusy}
      onSearch={find}
      onClear={() => setFilters({})}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('common.state'),
          value: filter.state,
          options: [
            { value: 'open', label: t('state.open') },
            { value: 'closed', label: t('state.closed') },
            { value: 'all', label: t('common.all') },
          ],
        },
        {
          kind: 'choice',
          name: 'kind',
          label: t('common.kind'),
          value: filter.kind,
          options: [
            { value: '', label: t('common.all') },
            ...DIFFERENCE_KINDS.map((kind) => ({ value: kind, label: toName(kind) })),
          ],
        },
        {
          kind: 'choice',
          name: 'payType',
          label: t('common.paymentMethod'),
          value: filter.payType,
          options: [
            { value: '', label: t('common.all') },
            ...PAY_TYPES.map((payType) => ({ value: payType, label: toPayTypeName(payType) })),
          ],
        },
        { kind: 'date', name: 'day', label: t('filter.day'), value: filter.day },
      ]}
    />
  )
}
