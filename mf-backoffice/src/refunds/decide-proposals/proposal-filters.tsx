import { FilterBar } from '@shuttle/ui/backoffice'
import { PROPOSAL_STATES, readProposalFilter } from '../domain/proposal-filter'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { useProposalAddress } from './use-proposal-address'

/** Filter of proposals by state; waiting ones by default. */
export const ProposalFilters = () => {
  const t = useHandRefundTexts()
  const { values: filter, setFilters } = useProposalAddress()
  return (
    <FilterBar
      label={t('proposals.filter')}
      searchLabel={t('proposals.submit')}
      clearLabel={t('proposals.clear')}
      onSearch={(typed) => setFilters(readProposalFilter(new URLSearchParams(typed)))}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('proposals.state'),
          value: filter.state,
          options: [...PROPOSAL_STATES, 'all' as const].map((value) => ({ value, label: t(`proposals.${value}`) })),
        },
      ]}
    />
  )
}
