import { useListAddress } from '../../kit/use-list-address'
import { proposalQuery, readProposalFilter } from '../domain/proposal-filter'

const ADDRESS = { read: readProposalFilter, toQuery: proposalQuery, opens: 'proposal' }

/** Filter of proposals, cursors of the previous pages and the open proposal, in the URL. */
export const useProposalAddress = () => useListAddress(ADDRESS)
