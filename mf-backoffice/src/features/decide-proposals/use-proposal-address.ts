import { useListAddress } from '../../components/use-list-address'
import { proposalQuery, readProposalFilter } from '../../domain/proposal-filter'

const ADDRESS = { read: readProposalFilter, toQuery: proposalQuery, opens: 'proposal' }

/** The filter of proposals in the address, the pages before this one, and the proposal that is open. */
export const useProposalAddress = () => useListAddress(ADDRESS)
