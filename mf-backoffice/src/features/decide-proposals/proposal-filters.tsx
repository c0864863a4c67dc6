import { FilterBar } from '@shuttle/ui/desk'
import { PROPOSAL_STATES, readProposalFilter } from '../../domain/proposal-filter'
import { useHandRefundTexts } from '../../i18n/use-hand-refund-texts'
import { useProposalAddress } from './use-proposal-address'

/** Filter of proposals by state; waiting ones by default. */
export const ProposalFilters = () => {
  const t = useHandRefundTexts()
  const { asked: filter, ask } = useProposalAddress()
  return (
    <FilterBar
      label={t('proposals.filter')}
      searchLabel={t('proposals.submit')}
      clearLabel={t('proposals.clear')}
      onSearch={(typed) => ask(readProposalFilter(new URLSearchParams(typed)))}
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
