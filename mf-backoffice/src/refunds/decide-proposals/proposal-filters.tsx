import { FilterBar } from '@shuttle/ui/backoffice'
import { useSearchState } from '../../kit/use-search-state'
import { PROPOSAL_STATES, PROPOSALS_ADDRESS } from '../domain/proposals-address'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'

/** Filter of proposals by state; waiting ones by default. */
export const ProposalFilters = () => {
  const t = useHandRefundTexts()
  const { values, find } = useSearchState(PROPOSALS_ADDRESS)
  return (
    <FilterBar
      label={t('proposals.filter')}
      searchLabel={t('common.show')}
      clearLabel={t('common.clear')}
      onSearch={find}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('common.state'),
          value: values.state,
          options: [...PROPOSAL_STATES, 'all' as const].map((value) => ({ value, label: t(`proposals.${value}`) })),
        },
      ]}
    />
  )
}
